/// What the domain speaks about, with its names for people.
public enum Subject: String, Hashable, Sendable, CaseIterable {
  case person
  case post
  case comment
  case todo

  /// The name of one: "person", "post", "comment", "to-do".
  var singular: String {
    switch self {
    case .person: "person"
    case .post: "post"
    case .comment: "comment"
    case .todo: "to-do"
    }
  }

  /// The name of several: "people", "posts", "comments", "to-dos".
  var plural: String {
    switch self {
    case .person: "people"
    case .post: "posts"
    case .comment: "comments"
    case .todo: "to-dos"
    }
  }
}
