internal import DomainLayer
internal import DomainTesting
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct AddressLineGoingTests {
  private let shell = Shell()

  @Test(
    "An address is gone to, however it is written",
    arguments: [
      ("people 3", Destination(PeoplePlace(stack: [.person(3)]))),
      ("stoa://people/3", Destination(PeoplePlace(stack: [.person(3)]))),
      ("posts?author=3", Destination(PostsPlace(query: PostQuery(author: 3)))),
      ("posts author=3", Destination(PostsPlace(query: PostQuery(author: 3)))),
      ("posts 12 comments", Destination(PostsPlace(stack: [.post(12), .comments(12)]))),
      ("people q=ann lee", Destination(PeoplePlace(query: UserQuery(filter: "ann lee")))),
      ("settings todos 7", Destination(SettingsPlace(stack: [.todo(7)]))),
    ])
  func goes(text: String, place: Destination) async {
    await shell.enterAddress(text)
    #expect(shell.destination == place)
    #expect(await shell.addressLine() == nil)
    #expect(shell.world.contents.addresses.entries == [text])
  }

  @Test(
    "What is refused stays in the line, with the reason over it",
    arguments: [
      ("people/x", " 'id' is 'x'; give a whole number from 1"),
      ("people?sort=age", " 'sort' is 'age'; give id, name or city"),
      ("people 3 todos", " there is no 'people/3/todos'; try people, people/ID or people/ID/posts"),
      ("people:80/3", " ':80' after the place is a port, which no link has; leave it out"),
      ("persons", " there is no place and no command 'persons'; try people, posts, settings, keys"),
      ("persons/3", " there is no place 'persons'; try people, posts or settings"),
    ])
  func refuses(text: String, reason: String) async {
    await shell.enterAddress(text)
    #expect(await shell.status() == reason)
    #expect(await shell.addressLine() == text)
    #expect(shell.destination == Destination(PeoplePlace()))
    #expect(shell.world.contents.addresses.entries == [])
    await shell.press(KeyPress(.backspace))
    #expect(await shell.status().hasPrefix(" Enter go"))
  }

  @Test("Keys that wait for the history lead nowhere once the program has gone elsewhere")
  func overtaken() async {
    shell.world.change { $0.addresses = AddressHistory(["people 3", "posts"]) }
    await shell.settle()
    for key: KeyPress in [.character(":"), KeyPress(.up), KeyPress(.enter)] { shell.coordinator.handle(.key(key)) }
    shell.coordinator.open(Destination(PostsPlace(stack: [.post(7)])))
    await shell.settle()
    #expect(shell.destination == Destination(PostsPlace(stack: [.post(7)])))
  }

  @Test("A completion that lacks its value is not gone to")
  func unfinished() async {
    await shell.typeAddress("people")
    await shell.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
    #expect(await shell.addressLine() == "people/")
    #expect(await shell.status() == " 'people/ID' needs its ID; type it")
    await shell.press(.character("4"), KeyPress(.enter))
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(4)])))
  }
}
