public import DomainLayer
internal import PeopleInterface
public import StoaFlow

/// One person: who it is, some of what they posted, and how far their to-dos are.
public struct PersonState: Sendable, Equatable {
  public let id: User.ID
  public package(set) var person = ItemState<User, DomainError>()
  /// The first posts, with the count of all.
  public package(set) var posts = ItemState<Page<Post>, DomainError>()
  public package(set) var todos = ItemState<TodoCounts, DomainError>()
  public package(set) var cursor = PageCursor()

  public init(id: User.ID) {
    self.id = id
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
    var links = posts.value?.items.map { PersonLink.intent(.showPost($0.id)) } ?? []
    if let count = posts.value?.total, count > 0 { links.append(.route(.posts(id))) }
    return links + [.intent(.showTodos(of: id))]
  }

  /// The selected link.
  public var selectedLink: PersonLink? {
    links.indices.contains(cursor.link) ? links[cursor.link] : nil
  }
}
