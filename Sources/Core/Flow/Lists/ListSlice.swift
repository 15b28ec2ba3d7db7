/// What the screen of a list sees of it: while two are equal, the screen need not be evaluated again.
///
/// Rows are compared by their revision, so a comparison costs the same for three rows and for a million.
public struct ListSlice<Element: Sendable, Failure: Sendable>: Sendable {
  /// The rows, as far as they have been loaded.
  public let rows: PagedRows<Element>
  private let revision: Revision
  /// The indices in view.
  public let visible: Range<Int>
  /// Index of the first row in view.
  public let top: Int
  /// Index of the selected row.
  public let selection: Int
  /// The filter line: its text, and whether it is open.
  public let filter: ListFilter
  /// The indices of the rows that were not there at the last look; they change with the rows alone.
  public let newRows: Set<Int>
  /// Whether the service has said how many rows there are.
  public let isKnown: Bool
  /// Whether there are more rows than the total says, which nobody can bring; this changes with the rows alone.
  public let isCutShort: Bool
  /// What stands in place of the rows.
  public let notice: LoadNotice<Failure>?

  init<Query>(_ state: ListState<Element, Query, Failure>) {
    rows = state.rows
    revision = state.$rows
    visible = state.visible
    top = state.top
    selection = state.selection
    filter = state.filter
    newRows = state.newRows
    isKnown = state.isKnown
    isCutShort = state.isCutShort
    notice = state.notice
  }

  /// The selected row, where it has been loaded.
  public var selected: Element? { rows[selection] }
}

extension ListSlice: Equatable where Failure: Equatable {
  public static func == (one: ListSlice, other: ListSlice) -> Bool {
    one.revision == other.revision && one.visible == other.visible && one.top == other.top
      && one.selection == other.selection && one.filter == other.filter && one.isKnown == other.isKnown
      && one.notice == other.notice
  }
}

extension ListState {
  /// What a screen sees of the list.
  public var slice: ListSlice<Element, Failure> { ListSlice(self) }
}
