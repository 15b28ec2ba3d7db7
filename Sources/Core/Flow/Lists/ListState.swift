/// A list that loads by pages, with its selection and what is in view.
///
/// Its reducer alone writes it; that all of it can be set is for tests, which state what an action is to leave.
public struct ListState<Element: Sendable, Query: Sendable, Failure: Sendable>: Sendable {
  /// Where the load stands; moved by `listPhases` alone.
  public var phase = LoadPhase.idle
  /// Which rows are asked for.
  public var query: Query
  /// The query of the requests of this generation: what is typed is asked for a moment later.
  public var askedQuery: Query
  /// The filter line.
  public var filter: ListFilter
  /// The rows, as far as they have been loaded.
  @Tracked public var rows: PagedRows<Element>
  /// Index of the selected row.
  public var selection = 0
  /// Index of the first row in view.
  public var top = 0
  /// How many rows are in view.
  public var height = 0
  /// How many of the loaded rows have no identity: entries that could not be read.
  public var unreadable = 0
  /// Whether there are more rows than the total says, which nobody can bring.
  public var isCutShort = false
  /// Why the last load brought nothing: a fault, or an empty answer.
  public var failure: Failure?
  /// How often the wait was drawn; nil until it has lasted long enough to be shown.
  public var waitTicks: Int?
  /// Goes up with every new query and refresh, so that older answers are known.
  public var generation = 0
  /// The query that the held rows answer; nil while there are none.
  public var rowsQuery: Query?
  /// The generation of the rows that are held.
  public var rowsGeneration = -1
  /// How old the rows are, the oldest page of them; nil where nothing is kept on the way.
  public var freshness: LoadFreshness?
  /// The indices of the rows that were not there when the list was looked at last.
  public var newRows: Set<Int> = []
  /// Whether the row that was selected is gone, so that its neighbour is selected now.
  public var isSelectionLost = false
  /// Whether the rows are kept ones that will be replaced by the answer that is on its way.
  package var isProvisional = false
  package var sought: ListSought?
  package var lastLook: ListLook?
  /// The row to select when the answer to a new question has it: the one that was selected before.
  package var selectionToKeep: Int?
  /// Where the list was left, until its first rows come.
  package var viewpointToRestore: ListViewpoint?
  /// Pages that have been asked for.
  public var pagesInFlight: Set<Int> = []
  /// Pages that failed; they are asked for again on refresh.
  public var pagesFailed: Set<Int> = []

  /// An idle list; it loads when it appears.
  public init(query: Query, filter: String = "", pageSize: Int = 40) {
    self.query = query
    askedQuery = query
    self.filter = ListFilter(text: filter)
    _rows = Tracked(wrappedValue: PagedRows(pageSize: pageSize))
  }

  /// The selected row, where it has been loaded.
  public var selected: Element? { rows[selection] }

  /// Whether a load is on its way, of all or of one page.
  public var isBusy: Bool { !pagesInFlight.isEmpty }

  /// Whether the service has said how many rows there are.
  public var isKnown: Bool { rowsGeneration >= 0 }

  /// Whether there are no rows although the service has answered.
  public var isEmpty: Bool { rows.total == 0 && (phase == .loaded || phase == .refreshing) }

  /// The indices in view.
  public var visible: Range<Int> { top..<max(top, min(rows.total, top + height)) }

  /// Pages in view that are neither held nor asked for.
  var missingPages: [Int] {
    guard let covering = rows.pages(covering: visible) else { return [] }
    return covering.filter(isMissing)
  }

  private func isMissing(_ page: Int) -> Bool {
    !rows.holds(page: page) && !pagesInFlight.contains(page) && !pagesFailed.contains(page)
  }

  /// The pages in which the selected row may be after a few rows have come or gone.
  var pagesAroundSelection: [Int] {
    let around = (selection - rows.pageSize)..<(selection + rows.pageSize + 1)
    return rows.pages(covering: max(0, around.lowerBound)..<around.upperBound).map(Array.init) ?? []
  }

  /// Pages that are to be asked for now: what is in view or searched, of the question that has been answered.
  var loadablePages: [Int] {
    guard phase == .loaded || phase == .failed, rowsGeneration == generation else { return [] }
    // Beside its own page a row is looked for once that is there without it.
    guard sought != nil, rows.holds(page: selection / rows.pageSize) else { return missingPages }
    let more = pagesAroundSelection.filter(isMissing)
    return missingPages + more.filter { !missingPages.contains($0) }
  }

  /// Whether the list would change when it is shown at this height: the layout asks before it sends `shown`.
  public func wantsShowing(height newHeight: Int) -> Bool {
    newHeight != height || !loadablePages.isEmpty
  }

  /// Moves the view, and the selection with it where it would leave it.
  mutating func scroll(_ count: Int) {
    let height = max(1, height)
    top = max(0, min(top + count, rows.total - height))
    selection = max(top, min(selection, top + height - 1))
  }

  /// Selects a row that has moved, and moves the view with it.
  mutating func select(_ index: Int) {
    top += index - selection
    selection = index
  }

  /// Keeps the selection on a row and the view around the selection.
  mutating func settle() {
    selection = max(0, min(selection, rows.total - 1))
    // What will be in view is not known before the list has been laid out.
    guard height > 0 else { return top = min(top, selection) }
    if selection < top { top = selection }
    if selection >= top + height { top = selection - height + 1 }
    top = max(0, min(top, rows.total - height))
  }
}

extension ListState: Equatable where Element: Equatable, Query: Equatable, Failure: Equatable {}
