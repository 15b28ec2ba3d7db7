internal import DomainLayer
internal import StoaFlow

extension PhotoContent {
  /// What the page sees of its state.
  public struct Slice: Equatable, Sendable {
    let photo: Photo?
    let notice: LoadNotice<DomainError>?
    let offset: Int

    public init(_ state: PhotoState) {
      photo = state.photo.value
      notice = state.photo.notice
      offset = state.cursor.offset
    }
  }

  /// The values for a whole state.
  public init(_ state: PhotoState) { self.init(Slice(state)) }
}
