internal import DomainLayer
internal import DomainTesting
internal import PeopleInterface
internal import PeopleRouter
internal import PeopleTesting
internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PeopleNavigationTests {
  @Test("Enter opens the selected person, Esc comes back to the list")
  func openAndBack() async {
    let tab = await PeopleTab.shown()
    await tab.press(.down, .enter)
    #expect(tab.place == PeoplePlace(stack: [.person(2)]))
    #expect(tab.chrome.title == "Bo Lindgren")
    await tab.press(.escape)
    #expect(tab.place == PeoplePlace())
    #expect(tab.chrome.status == [StatusItem(.position, "2/5")])
  }

  @Test("From a person: a post is asked of others, all posts are a place here")
  func links() async {
    let tab = await PeopleTab.shown()
    await tab.press(.enter, .enter)
    #expect(tab.intents.raised == [.showPost(1)])
    await tab.press(.down, .down, .enter)
    #expect(tab.place.stack == [.person(1), .posts(1)])
    #expect(tab.chrome.title == "Posts of Ada Morel")
  }

  @Test("A post in the list of a person's posts is asked of others")
  func post() async {
    let tab = await PeopleTab.shown()
    await tab.show(PeoplePlace(stack: [.posts(3)]))
    await tab.press(.down, .enter)
    #expect(tab.intents.raised == [.showPost(6)])
    #expect(tab.place.stack == [.posts(3)])
  }

  @Test("To-dos are asked of others, from the list and from a person")
  func todos() async {
    let tab = await PeopleTab.shown()
    await tab.press(.character("s"))
    await tab.show(PeoplePlace(stack: [.person(4)]))
    await tab.press(.character("s"))
    #expect(tab.intents.raised == [.showTodos(of: 1), .showTodos(of: 4)])
  }

  @Test("The overview opens over the list and over a person; back closes it first")
  func overview() async {
    let tab = await PeopleTab.shown()
    await tab.press(.enter, .character("i"))
    #expect(tab.place == PeoplePlace(stack: [.person(1)], sheet: .overview))
    #expect(tab.chrome.title == "Overview")
    await tab.press(.escape)
    #expect(tab.place == PeoplePlace(stack: [.person(1)]))
  }

  @Test("Back leads stage by stage to the root, and there it means nothing")
  func stages() async {
    let tab = await PeopleTab.shown()
    await tab.show(PeoplePlace(query: UserQuery(filter: "lyon"), stack: [.person(1), .posts(1)], sheet: .overview))
    #expect(tab.coordinator.tab.back())
    #expect(tab.coordinator.tab.back())
    #expect(tab.coordinator.tab.back())
    #expect(tab.place == PeoplePlace(query: UserQuery(filter: "lyon")))
    #expect(tab.coordinator.tab.back())
    #expect(tab.place == PeoplePlace())
    #expect(!tab.coordinator.tab.back())
  }

  @Test("A place is shown whole: query, stack and sheet")
  func show() async {
    let place = PeoplePlace(query: UserQuery(filter: "lyon", sort: .city), stack: [.person(3)], sheet: .overview)
    let tab = PeopleTab()
    await tab.show(place)
    #expect(tab.place == place)
  }

  @Test("Showing the place that is shown loads nothing")
  func showAgain() async {
    let tab = await PeopleTab.shown()
    let reads = tab.world.reads
    await tab.show(PeoplePlace())
    #expect(tab.world.reads == reads)
  }

  @Test("Nothing is opened where no row has come")
  func nothing() async {
    let tab = PeopleTab()
    _ = tab.coordinator.tab.handle(.key(.enter))
    #expect(tab.place == PeoplePlace())
  }
}
