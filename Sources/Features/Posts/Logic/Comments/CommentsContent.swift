internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of a post's comments shows.
public struct CommentsContent: Equatable, Sendable {
  /// The rows in view.
  public let rows: [CommentRow]
  public let top: Int
  public let total: Int
  public let selection: Int
  /// The indices of the rows that were not there at the last look.
  public let newRows: Set<Int>
  /// The selected comment, for the reading pane.
  public let selected: CommentRow
  /// What stands in place of the rows.
  public let message: LoadMessage?

  public init(_ slice: Slice) {
    let list = slice.list
    rows = list.visible.map { CommentRow(list.rows[$0]) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    selected = CommentRow(list.selected)
    message = list.notice.map(LoadMessage.init)
  }
}
