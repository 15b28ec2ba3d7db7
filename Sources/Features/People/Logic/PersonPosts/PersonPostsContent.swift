internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of a person's posts shows.
public struct PersonPostsContent: Equatable, Sendable {
  /// The rows in view.
  public let rows: [PersonPostRow]
  public let top: Int
  public let total: Int
  public let selection: Int
  /// The indices of the rows that were not there at the last look.
  public let newRows: Set<Int>
  /// The text of the filter line; nil where there is none.
  public let filter: String?
  /// Where the caret of the filter line stands; nil while it does not take the keys.
  public let caret: Int?
  /// What stands in place of the rows.
  public let message: LoadMessage?

  public init(_ slice: Slice) {
    let list = slice.list
    rows = list.visible.map { PersonPostRow(list.rows[$0]) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    filter = list.filter.isShown ? list.filter.text : nil
    caret = list.filter.isEditing ? list.filter.caret : nil
    message = list.notice.map(LoadMessage.init)
  }
}
