internal import DataLayer
internal import DomainLayer
internal import Testing

/// An entry that could not be read keeps its place.
@Suite struct UnreadableSlotTests {
  private static let slots: [Slot<Post>] = [
    .item(Post(id: 1, author: 1, title: "green tea")), .unreadable, .item(Post(id: 3, author: 2, title: "coffee")),
    .unreadable, .item(Post(id: 5, author: 2, title: "black tea")),
  ]

  @Test("It is counted and stands where it stood", arguments: [ServiceHabits.honest, .whole, .silent, .wholeCounting])
  func place(_ habits: ServiceHabits) async throws {
    let repository = DefaultPostRepository(remote: HandmadePosts(Self.slots, habits))
    var slots: [Slot<Post>] = []
    for offset in [0, 2, 4] {
      let page = try await repository.page(PageRequest(query: PostQuery(), offset: offset, limit: 2), refresh: false)
      #expect(page.total == 5)
      slots += page.slots
    }
    #expect(slots == Self.slots)
  }

  @Test("A filter that runs here leaves it out: it matches nothing")
  func filter() async throws {
    let repository = DefaultPostRepository(remote: HandmadePosts(Self.slots, .whole))
    let page = try await repository.page(PageRequest(query: PostQuery(filter: "tea")), refresh: false)
    #expect(page == Page(items: [Self.slots[0], Self.slots[4]].compactMap(\.item)))
  }

  @Test("An order that runs here puts it last")
  func order() {
    let users: [Slot<User>] = [
      .item(User(id: 1, name: "Zoe")), .unreadable, .item(User(id: 3, name: "anna")), .item(User(id: 2, name: "Ánna")),
    ]
    let list = KeptList(users, source: SortedPeople())
    let page = list.page(PageRequest(query: UserSort.name))
    #expect(page.slots == [users[3], users[2], users[0], .unreadable])
  }

  private struct SortedPeople: ListSource {
    func fetch(_ request: PageRequest<UserSort>, refresh: Bool) async throws(DomainError) -> RemoteList<User> {
      throw DomainError(.unreachable)
    }
    func base(of query: UserSort) -> UserSort { .id }
    func narrowings(of query: UserSort) -> [Narrowing] { query == .id ? [] : [.order] }
    func impossible(_ narrowing: Narrowing) -> UserSort? { nil }
    func fits(_ item: User, _ query: UserSort) -> Bool { true }
    func filter(of query: UserSort) -> String { "" }
    func searchText(of item: User) -> String { item.name }
    func orderText(of item: User, in query: UserSort) -> String? { item.name }
  }
}
