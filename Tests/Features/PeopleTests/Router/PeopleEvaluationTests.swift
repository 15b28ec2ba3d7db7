internal import PeopleInterface
internal import PeopleRouter
internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import Testing

/// How often each place is evaluated, back to front, by what happens between two drawings of the tab.
@FlowActor private func evaluations(_ tab: PeopleTab, _ happens: () async -> Void) async -> [Int] {
  _ = tab.screen
  let before = tab.coordinator.tab.work
  await happens()
  _ = tab.screen
  return zip(tab.coordinator.tab.work, before).map { $0.evaluations - $1.evaluations }
}

@FlowActor struct PeopleEvaluationTests {
  @Test("Where nothing happens, no place is evaluated")
  func nothing() async {
    let tab = await PeopleTab.shown(columns: 120)
    await tab.press(.enter)
    #expect(await evaluations(tab) { await tab.settle() } == [0, 0])
  }

  @Test("A move in the list evaluates it once")
  func moveInList() async {
    let tab = await PeopleTab.shown(columns: 120)
    #expect(await evaluations(tab) { await tab.press(.down) } == [1])
  }

  @Test("A sheet that closes leaves the list as it was")
  func sheet() async {
    let tab = await PeopleTab.shown()
    await tab.show(PeoplePlace(sheet: .overview))
    #expect(await evaluations(tab) { await tab.press(.escape) } == [0])
  }

  @Test("A move on the page of a person evaluates the page, and not the list beside it")
  func moveOnPage() async {
    let tab = await PeopleTab.shown(columns: 120)
    await tab.press(.enter)
    #expect(await evaluations(tab) { await tab.press(.down) } == [0, 1])
  }

  @Test("A move in the posts of a person evaluates that list alone")
  func moveInPosts() async {
    let tab = await PeopleTab.shown(columns: 120)
    await tab.show(PeoplePlace(stack: [.person(1), .posts(1)]))
    #expect(await evaluations(tab) { await tab.press(.down) } == [0, 0, 1])
  }
}
