internal import DomainLayer
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

/// A place of a feature that stands in a snapshot, by what all of them have.
protocol SnapshotPlace: Hashable, Sendable {
  associatedtype Query: SnapshotQuery
  associatedtype Route: SnapshotRoute
  associatedtype Sheet: RawRepresentable<String>
  var query: Query { get }
  var stack: [Route] { get }
  var sheet: Sheet? { get }
  init(query: Query, stack: [Route], sheet: Sheet?)
}

/// What a list is narrowed to and how it is ordered.
protocol SnapshotQuery: Hashable {
  /// What it wants beside the filter, each with its name: numbers are ids.
  var members: [(name: StaticString, value: SnapshotValue)] { get }
  var filter: String { get }
  init(_ reader: SnapshotReader) throws(SnapshotError)
}

enum SnapshotValue: Equatable {
  case id(Int)
  case word(String)
  case flag
}

/// A step of a stack, as a word with the id that it has.
protocol SnapshotRoute {
  var step: (word: String, id: Int?) { get }
  /// Whether the place is a list, in which somebody can be anywhere.
  var isList: Bool { get }
  init?(word: String, id: Int?)
}

extension PeoplePlace: SnapshotPlace {}
extension PostsPlace: SnapshotPlace {}
extension SettingsPlace: SnapshotPlace {}

extension PeopleRoute: SnapshotRoute {
  var isList: Bool { if case .posts = self { true } else { false } }

  var step: (word: String, id: Int?) {
    switch self {
    case .person(let id): ("person", id)
    case .posts(let id): ("posts", id)
    }
  }

  init?(word: String, id: Int?) {
    switch (word, id) {
    case ("person", let id?): self = .person(id)
    case ("posts", let id?): self = .posts(id)
    default: return nil
    }
  }
}

extension PostsRoute: SnapshotRoute {
  var isList: Bool { if case .comments = self { true } else { false } }

  var step: (word: String, id: Int?) {
    switch self {
    case .post(let id): ("post", id)
    case .comments(let id): ("comments", id)
    }
  }

  init?(word: String, id: Int?) {
    switch (word, id) {
    case ("post", let id?): self = .post(id)
    case ("comments", let id?): self = .comments(id)
    default: return nil
    }
  }
}

extension SettingsRoute: SnapshotRoute {
  var isList: Bool { false }

  var step: (word: String, id: Int?) {
    switch self {
    case .todo(let id): ("to-do", id)
    case .preferences: ("preferences", nil)
    case .account: ("account", nil)
    }
  }

  init?(word: String, id: Int?) {
    switch (word, id) {
    case ("to-do", let id?): self = .todo(id)
    case ("preferences", nil): self = .preferences
    case ("account", nil): self = .account
    default: return nil
    }
  }
}
