public import DomainLayer
public import StoaFlow

/// What happens on the page of a photo.
public enum PhotoAction: Sendable, Equatable {
  case photo(ItemAction<Photo, DomainError>)
  case page(PageAction)
}
