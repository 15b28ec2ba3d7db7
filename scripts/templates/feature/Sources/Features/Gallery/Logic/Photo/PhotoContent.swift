internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the page of a photo shows.
public struct PhotoContent: Equatable, Sendable {
  /// The photo; nil while a message stands in its place.
  public let photo: PhotoDetail?
  public let message: LoadMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ slice: Slice) {
    photo = slice.photo.map(PhotoDetail.init)
    message = slice.notice.map(LoadMessage.init)
    offset = slice.offset
  }
}
