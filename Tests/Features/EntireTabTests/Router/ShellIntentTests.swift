internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor struct ShellIntentTests {
  private let shell = Shell()

  @Test("A person's to-dos are shown by Settings, whatever it showed before")
  func todos() async {
    shell.settings.place = SettingsPlace(query: TodoQuery(filter: "x"), stack: [.todo(1)], sheet: .digest)
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settle()
    #expect(shell.destination == Destination(SettingsPlace(query: TodoQuery(assignee: 3))))
  }

  @Test("A person's post is shown by Posts, over the list as it is")
  func post() async {
    shell.posts.place = PostsPlace(query: PostQuery(author: 2))
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showPost(7))
    #expect(shell.destination == Destination(PostsPlace(query: PostQuery(author: 2), stack: [.post(7)])))
  }

  @Test("A person is shown by People, over the list as it is, whoever asks")
  func person() async {
    await shell.settle()
    shell.people.place = PeoplePlace(query: UserQuery(sort: .city), stack: [.person(1)], sheet: .overview)
    let place = PeoplePlace(query: UserQuery(sort: .city), stack: [.person(4)])
    shell.coordinator.open(Destination(PostsPlace()))
    shell.coordinator.handle(PostsIntent.showPerson(4))
    #expect(shell.destination == Destination(place))
    shell.coordinator.open(Destination(SettingsPlace()))
    shell.coordinator.handle(SettingsIntent.showPerson(4))
    #expect(shell.destination == Destination(place))
  }

  @Test("Changed preferences take effect at once: theme and motion")
  func preferences() async {
    let before = await shell.settle()
    #expect(before.cell(at: Point(x: 0, y: 2))?.style == Style([.dim], foreground: .cyan))
    #expect(!shell.people.stub.wasStill)
    shell.coordinator.handle(SettingsIntent.preferencesChanged(Preferences(theme: .mono, motion: false)))
    #expect(shell.coordinator.needsDraw)
    let after = await shell.settle()
    #expect(after.cell(at: Point(x: 0, y: 2))?.style == Style([.dim]))
    #expect(shell.people.stub.wasStill)
    shell.coordinator.handle(SettingsIntent.preferencesChanged(Preferences(theme: .contrast)))
    #expect(await shell.settle().cell(at: Point(x: 0, y: 2))?.style == .plain)
  }

  @Test("The theme of this run goes before the preferred one")
  func theme() async {
    let shell = Shell(theme: .mono)
    shell.coordinator.handle(SettingsIntent.preferencesChanged(Preferences(theme: .contrast)))
    #expect(await shell.settle().cell(at: Point(x: 0, y: 2))?.style == Style([.dim]))
  }
}
