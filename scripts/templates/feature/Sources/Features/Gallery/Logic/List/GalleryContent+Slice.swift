internal import DomainLayer
internal import StoaFlow

extension GalleryContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<Photo>, DomainError>
    let groupCount: Int

    public init(_ state: GalleryState) {
      list = state.list.slice
      groupCount = state.groups
    }
  }

  /// The values for a whole state.
  public init(_ state: GalleryState) { self.init(Slice(state)) }
}
