internal import DomainLayer

/// A row of the list of comments.
public enum CommentRow: Hashable, Sendable {
  case comment(name: String, email: String, body: String)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no comment.
  case unreadable

  init(_ slot: Slot<Comment>?) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let comment): self = .comment(name: comment.name, email: comment.email, body: comment.body)
    }
  }

  init(_ slot: Slot<Comment>) { self.init(Optional(slot)) }
}
