public import DomainLayer

/// A place that lies over the list of photos.
public enum GalleryRoute: Hashable, Sendable {
  /// One photo.
  case photo(Photo.ID)
}
