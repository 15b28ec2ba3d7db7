internal import DomainLayer
internal import StoaFlow

/// What the page of a photo shows.
public struct PhotoContent: Equatable, Sendable {
  /// The photo; nil while a message stands in its place.
  public let photo: PhotoDetail?
  public let message: GalleryMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ slice: Slice) {
    photo = slice.photo.map(PhotoDetail.init)
    message = slice.notice.map(GalleryMessage.init)
    offset = slice.offset
  }
}
