internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of the list shows.
public struct TodosContent: Equatable, Sendable {
  /// How many are done and how many are not; nil until it is known.
  public let completed: Int?
  public let remaining: Int?
  /// Whether there are more, which could not be counted.
  public let isCutShort: Bool
  /// Whether only completed ones are shown.
  public let isCompletedOnly: Bool
  /// The rows in view.
  public let rows: [TodoRow]
  public let top: Int
  public let total: Int
  public let selection: Int
  /// The indices of the rows that were not there at the last look.
  public let newRows: Set<Int>
  /// Whose to-dos alone are shown; nil for everybody's.
  public let assignee: String?
  /// The text of the filter line; nil where there is none.
  public let filter: String?
  /// Where the caret of the filter line stands; nil while it does not take the keys.
  public let caret: Int?
  /// What stands in place of the rows.
  public let message: LoadMessage?

  public init(_ slice: Slice) {
    let list = slice.list
    completed = slice.counts?.done
    remaining = slice.counts?.remaining
    isCutShort = slice.counts?.isCutShort ?? false
    isCompletedOnly = slice.isCompletedOnly
    rows = list.visible.map { TodoRow(list.rows[$0], names: slice.names, marks: slice.marks) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    assignee = slice.assignee.map { slice.names[$0] ?? "person \($0)" }
    filter = list.filter.isShown ? list.filter.text : nil
    caret = list.filter.isEditing ? list.filter.caret : nil
    message = list.notice.map(LoadMessage.init)
  }
}
