public import DomainLayer
public import PeopleInterface
public import StoaFlow

/// One person: who it is, some of what they posted, and how far their to-dos are.
public struct PersonState: Sendable, Equatable {
  public let id: User.ID
  public let neighbours: PeopleNeighbours
  public package(set) var person = ItemState<User, DomainError>()
  /// The first posts, with the count of all.
  public package(set) var posts = ItemState<Page<Post>, DomainError>()
  public package(set) var todos = ItemState<TodoCounts, DomainError>()
  public package(set) var cursor = PageCursor()

  public init(id: User.ID, neighbours: PeopleNeighbours = PeopleNeighbours()) {
    self.id = id
    self.neighbours = neighbours
  }

  /// Whether any of it is on its way.
  public var isBusy: Bool { person.isBusy || posts.isBusy || todos.isBusy }

  /// Why what is shown could not be brought up to date; a part that never came says so in its place.
  public var trouble: DomainError? {
    person.failure ?? (posts.value == nil ? nil : posts.failure) ?? (todos.value == nil ? nil : todos.failure)
  }

  /// What can be opened from here, from top to bottom.
  public var links: [PersonLink] {
    guard person.value != nil else { return [] }
    var links: [PersonLink] = []
    if neighbours.showPosts, let posts = posts.value { links = posts.items.map { .intent(.showPost($0.id)) } }
    if let count = posts.value?.total, count > 0 { links.append(.route(.posts(id))) }
    if neighbours.showTodos { links.append(.intent(.showTodos(of: id))) }
    return links
  }

  /// The selected link.
  public var selectedLink: PersonLink? {
    links.indices.contains(cursor.link) ? links[cursor.link] : nil
  }
}
