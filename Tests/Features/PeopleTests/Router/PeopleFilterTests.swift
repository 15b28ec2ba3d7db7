internal import DomainLayer
internal import DomainTesting
internal import PeopleInterface
internal import PeopleRouter
internal import PeopleTesting
internal import RouterSupport
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PeopleFilterTests {
  @Test("What is typed into the filter narrows the list, and the place says so")
  func narrows() async {
    let tab = await PeopleTab.shown()
    await tab.press(.character("/"))
    await tab.type("seoul")
    #expect(tab.place.query.filter == "seoul")
    #expect(tab.coordinator.tab.capturesText)
  }

  @Test("Letters that are commands elsewhere are text in the filter")
  func text() async {
    let tab = await PeopleTab.shown()
    await tab.press(.character("/"))
    await tab.type("sio")
    #expect(tab.intents.raised.isEmpty)
    #expect(tab.place == PeoplePlace(query: UserQuery(filter: "sio")))
  }

  @Test("Enter keeps the filter and gives the keys back to the list")
  func keep() async {
    let tab = await PeopleTab.shown()
    await tab.press(.character("/"))
    await tab.type("lyon")
    await tab.press(.enter, .down, .enter)
    #expect(tab.place == PeoplePlace(query: UserQuery(filter: "lyon"), stack: [.person(3)]))
  }

  @Test("Esc clears the filter")
  func clear() async {
    let tab = await PeopleTab.shown()
    await tab.press(.character("/"))
    await tab.type("lyon")
    await tab.press(.escape)
    #expect(tab.place == PeoplePlace())
    #expect(tab.chrome.status == [StatusItem(.position, "1/5")])
  }

  @Test("A filter that came with the place is shown, and can be cleared")
  func shown() async {
    let tab = await PeopleTab.shown(columns: 45, rows: 12)
    await tab.show(PeoplePlace(query: UserQuery(filter: "malm")))
    #expect(
      tab.screen == """
         1 person               1 city
         / malm
         Bo Lindgren                         [Malmö]
           @bo2 · bo2@example.org         Kustlinjen








        """)
    await tab.press(.escape)
    #expect(tab.place == PeoplePlace())
  }

  @Test("The tab counts all people, and does not know them while a filter stands")
  func badge() async {
    let tab = PeopleTab()
    #expect(tab.coordinator.tab.chrome.badge == nil)
    await tab.settle()
    #expect(tab.coordinator.tab.chrome.badge == ListCount(5))
    await tab.show(PeoplePlace(query: UserQuery(filter: "lyon")))
    #expect(tab.coordinator.tab.chrome.badge == nil)
  }

  @Test("The count of people who could not all be gathered says so")
  func cutShortBadge() async {
    let world = SampleWorld()
    world.change { $0.cutShort = [.person] }
    #expect(await PeopleTab.shown(world).chrome.badge == ListCount(5, isCutShort: true))
  }
}
