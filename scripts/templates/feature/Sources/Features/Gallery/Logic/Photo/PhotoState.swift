public import DomainLayer
public import StoaFlow

/// One photo.
public struct PhotoState: Sendable, Equatable {
  public let id: Photo.ID
  public package(set) var photo = ItemState<Photo, DomainError>()
  public package(set) var cursor = PageCursor()

  public init(id: Photo.ID) {
    self.id = id
  }
}
