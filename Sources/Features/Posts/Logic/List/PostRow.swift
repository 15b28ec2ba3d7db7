internal import DomainLayer

/// A row of the list of posts.
public enum PostRow: Hashable, Sendable {
  /// A post; the author's name is empty until it is known.
  case post(title: String, body: String, author: String)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no post.
  case unreadable

  init(_ slot: Slot<Post>?, names: [User.ID: String]) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let post): self = .post(title: post.title, body: post.body, author: names[post.author] ?? "")
    }
  }
}
