public import DomainLayer
public import StoaFlow

/// What happens in the list of photos.
public enum GalleryAction: Sendable, Equatable {
  case list(ListAction<Slot<Photo>, PhotoQuery, DomainError>)
}
