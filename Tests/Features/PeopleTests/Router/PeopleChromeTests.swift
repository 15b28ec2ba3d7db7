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

@FlowActor struct PeopleChromeTests {
  @Test("The status says where the selection stands and in which order, where it is not the usual one")
  func status() async {
    let tab = await PeopleTab.shown()
    await tab.press(.end, .character("o"))
    #expect(tab.chrome.status == [StatusItem(.position, "5/5"), StatusItem(.order, "by name")])
  }

  @Test("A refresh that failed keeps the rows and says what to press")
  func trouble() async {
    let tab = await PeopleTab.shown()
    tab.world.change { $0.failures[.person] = DomainError(.timedOut) }
    await tab.press(.character("R"))
    #expect(
      tab.chrome.status == [
        StatusItem(
          .problem, "The service did not answer in time. R tries again", brief: "No answer. R tries again"),
        StatusItem(.position, "1/5"),
      ])
  }

  @Test("R tries again")
  func retry() async {
    let tab = PeopleTab()
    tab.world.change { $0.failures[.person] = DomainError(.timedOut) }
    await tab.settle()
    tab.world.change { $0.failures = [:] }
    await tab.press(.character("R"))
    #expect(tab.chrome.status == [StatusItem(.position, "1/5")])
    #expect(tab.world.reads == ["page of people 0+40", "page of people 0+40, refreshed"])
  }

  @Test("A place without a name yet goes by its number")
  func titles() {
    let tab = PeopleTab()
    tab.coordinator.show(PeoplePlace(stack: [.person(3)]))
    #expect(tab.chrome.title == "Person 3")
    tab.coordinator.show(PeoplePlace(stack: [.posts(3)]))
    #expect(tab.chrome.title == "Posts of person 3")
  }

  @Test("A load that is on the screen can be stopped, once")
  func stop() {
    let tab = PeopleTab()
    #expect(!tab.coordinator.tab.cancelLoad())
    tab.coordinator.show(PeoplePlace(query: UserQuery(filter: "a")))
    #expect(tab.coordinator.tab.cancelLoad())
    #expect(!tab.coordinator.tab.cancelLoad())
  }

  @Test(
    "No key and no name of a place clashes with those of its tab",
    arguments: [
      PeoplePlace(), PeoplePlace(stack: [.person(1)]), PeoplePlace(stack: [.posts(1)]), PeoplePlace(sheet: .overview),
    ])
  func keys(_ place: PeoplePlace) async {
    let tab = await PeopleTab.shown()
    await tab.show(place)
    let labels = tab.chrome.keys.flatMap { $0.label.split(separator: " ") }
    #expect(Set(labels).count == labels.count)
    #expect(Set(tab.chrome.keys.map(\.name)).count == tab.chrome.keys.count)
  }

  @Test("Keys that lead to what no other feature shows are listed at no place, and ask for it all the same")
  func alone() async {
    let tab = PeopleTab(neighbours: PeopleNeighbours(showTodos: false, showPosts: false))
    func names() -> [String] { tab.chrome.footer.map(\.name) }
    await tab.settle()
    #expect(names() == ["open", "filter", "refresh", "sheet"])
    await tab.show(PeoplePlace(stack: [.person(1)]))
    #expect(names() == ["open", "refresh", "back", "sheet"])
    #expect(!tab.chrome.keys.contains { $0.name == "todos" })
    await tab.press(.character("s"))
    #expect(tab.intents.raised == [.showTodos(of: 1)])
    await tab.press(.enter)
    #expect(tab.place == PeoplePlace(stack: [.person(1), .posts(1)]))
    #expect(names() == ["filter", "refresh", "back", "sheet"])
    await tab.press(.enter)
    #expect(tab.intents.raised == [.showTodos(of: 1), .showPost(1)])
  }

  @Test("The footer offers a way back only where there is one")
  func back() async {
    let tab = await PeopleTab.shown()
    #expect(tab.chrome.footer.map(\.title) == ["open", "filter", "their to-dos", "refresh", "overview"])
    await tab.press(.enter)
    #expect(tab.chrome.footer.map(\.title) == ["open", "to-dos", "refresh", "back", "overview"])
  }
}
