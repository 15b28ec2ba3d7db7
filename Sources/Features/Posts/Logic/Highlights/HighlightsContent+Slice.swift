internal import DomainLayer
internal import StoaFlow

extension HighlightsContent {
  /// What the sheet sees of its state.
  public struct Slice: Equatable, Sendable {
    let highlights: Highlights?
    let notice: LoadNotice<DomainError>?
    let link: Int
    let offset: Int
    let followsLink: Bool

    public init(_ state: HighlightsState) {
      highlights = state.highlights.value
      notice = state.highlights.notice
      link = state.cursor.link
      offset = state.cursor.offset
      followsLink = state.cursor.followsLink
    }
  }

  /// The values for a whole state.
  public init(_ state: HighlightsState) { self.init(Slice(state)) }
}
