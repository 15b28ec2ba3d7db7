internal import DomainLayer

/// A row of a person's posts.
public enum PersonPostRow: Hashable, Sendable {
  case post(title: String, body: String)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no post.
  case unreadable

  init(_ slot: Slot<Post>?) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let post): self = .post(title: post.title, body: post.body)
    }
  }
}
