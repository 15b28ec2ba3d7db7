public import DomainLayer
public import GalleryInterface
public import StoaFlow

/// The list of photos.
public struct GalleryState: Sendable, Equatable {
  public package(set) var list: ListState<Slot<Photo>, PhotoQuery, DomainError>
  /// How many groups the rows that have come make up.
  public package(set) var groups = 0

  /// A list that is asked for in this way.
  public init(query: PhotoQuery = PhotoQuery()) {
    list = ListState(query: query, filter: query.filter)
  }

  /// The place of the selected photo; nil while its row has not come.
  public var selectedRoute: GalleryRoute? { list.selected?.item.map { .photo($0.id) } }
}
