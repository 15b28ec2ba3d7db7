public import DomainLayer

/// A place in Gallery: how the list is asked for, what lies on it, and the sheet on top.
public struct GalleryPlace: Hashable, Sendable {
  /// The filter of the list.
  public var query: PhotoQuery
  /// The places over the list, the deepest last.
  public var stack: [GalleryRoute]
  public var sheet: GallerySheet?

  public init(query: PhotoQuery = PhotoQuery(), stack: [GalleryRoute] = [], sheet: GallerySheet? = nil) {
    self.query = query
    self.stack = stack
    self.sheet = sheet
  }
}
