internal import DomainLayer

/// A row of the list of photos.
public enum PhotoRow: Hashable, Sendable {
  case photo(title: String, note: String)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no photo.
  case unreadable

  init(_ slot: Slot<Photo>?) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let photo): self = .photo(title: photo.title, note: photo.note)
    }
  }
}
