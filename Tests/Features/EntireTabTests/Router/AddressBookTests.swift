internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaRouting
internal import StoaRoutingTesting
internal import Testing

struct AddressBookTests {
  /// Every kind of place, with its address.
  static let places: [(String, Destination)] = [
    ("people", Destination(PeoplePlace())),
    ("people?q=ann", Destination(PeoplePlace(query: UserQuery(filter: "ann")))),
    ("people?sort=name", Destination(PeoplePlace(query: UserQuery(sort: .name)))),
    ("people?q=ann&sort=city", Destination(PeoplePlace(query: UserQuery(filter: "ann", sort: .city)))),
    ("people?sheet=overview", Destination(PeoplePlace(sheet: .overview))),
    ("people/3", Destination(PeoplePlace(stack: [.person(3)]))),
    ("people/3/posts", Destination(PeoplePlace(stack: [.person(3), .posts(3)]))),
    ("posts", Destination(PostsPlace())),
    ("posts?author=3", Destination(PostsPlace(query: PostQuery(author: 3)))),
    ("posts?q=a%20b&author=3", Destination(PostsPlace(query: PostQuery(filter: "a b", author: 3)))),
    ("posts?sheet=highlights", Destination(PostsPlace(sheet: .highlights))),
    ("posts/12", Destination(PostsPlace(stack: [.post(12)]))),
    ("posts/12/comments", Destination(PostsPlace(stack: [.post(12), .comments(12)]))),
    ("settings", Destination(SettingsPlace())),
    ("settings?sheet=digest", Destination(SettingsPlace(sheet: .digest))),
    ("settings/todos?assignee=3", Destination(SettingsPlace(query: TodoQuery(assignee: 3)))),
    (
      "settings/todos?q=x&assignee=3&completed=true&sheet=digest",
      Destination(SettingsPlace(query: TodoQuery(filter: "x", assignee: 3, completedOnly: true), sheet: .digest))
    ),
    ("settings/todos/7", Destination(SettingsPlace(stack: [.todo(7)]))),
    ("settings/preferences", Destination(SettingsPlace(stack: [.preferences]))),
    ("settings/account", Destination(SettingsPlace(stack: [.account]))),
  ]

  @Test("The table of links has no problem of its own")
  func problems() {
    AddressBook.usual.resolver.expectSound()
  }

  @Test("Every address leads to its place and back", arguments: places)
  func roundTrip(address: String, place: Destination) {
    AddressBook.usual.resolver.expect(address, opens: place)
    AddressBook.usual.resolver.expect("stoa://\(address)", opens: place)
    #expect(place.address == address)
    #expect(place.url == "stoa://\(address)")
  }

  @Test(
    "A filter of any text comes back as it was",
    arguments: [
      "a&b=c", "100%", "서울 ☕️", "#?/:", "+", " ",
    ])
  func anyFilter(filter: String) {
    let place = Destination(PeoplePlace(query: UserQuery(filter: filter)))
    AddressBook.usual.resolver.expect(place.address, opens: place)
    #expect(place.url.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test(
    "The longest filter of any characters has an address in every list",
    arguments: [
      String(repeating: "😀", count: 256), String(repeating: "x", count: 256),
      "e" + String(repeating: "\u{301}", count: 511),
    ])
  func longestFilter(filter: String) {
    let places: [Destination] = [
      Destination(PeoplePlace(query: UserQuery(filter: filter, sort: .city), sheet: .overview)),
      Destination(PostsPlace(query: PostQuery(filter: filter, author: .max), sheet: .highlights)),
      Destination(
        SettingsPlace(query: TodoQuery(filter: filter, assignee: .max, completedOnly: true), sheet: .digest)),
    ]
    for place in places {
      AddressBook.usual.resolver.expect(place.url, opens: place)
    }
  }

  @Test("A longer filter is refused, by its characters and by its bytes", arguments: ["x", "\u{301}"])
  func longerFilter(mark: String) {
    let count = mark == "x" ? 256 : 512
    AddressBook.usual.resolver.expect("people?q=e" + String(repeating: mark, count: count), refusedAt: .parameters)
  }

  @Test("What lies over a narrowed list has its own address, without the list's")
  func detail() {
    let place = PostsPlace(query: PostQuery(author: 3), stack: [.post(12)], sheet: .highlights)
    #expect(Destination(place).address == "posts/12")
  }

  @Test(
    "What is no address is refused, each by its own stage",
    arguments: [
      ("", .place), ("persons", .place), ("people/x", .parameters), ("people/0", .parameters),
      ("people/-3", .parameters), ("people/3/todos", .pattern), ("people?sort=age", .parameters),
      ("people?x=1", .parameters), ("people?q=a&q=b", .parameters), ("people:80/3", .port),
      ("stoa://me@people", .userInfo), ("http://people", .scheme), ("settings/todos/7/8", .pattern),
      ("posts?author=", .parameters),
    ] as [(String, LinkStage)])
  func refused(address: String, stage: LinkStage) {
    AddressBook.usual.resolver.expect(address, refusedAt: stage)
  }

  @Test("Each place is of its tab")
  func tabs() {
    #expect(Self.places.allSatisfy { address, place in address.hasPrefix(place.tab.name) })
  }
}
