/// What happens to a list.
public enum ListAction<Element: Sendable, Query: Sendable, Failure: Sendable>: Sendable {
  /// The list came on the screen; the first time, it loads.
  case appeared
  /// The list was laid out with room for so many rows.
  case shown(height: Int)
  /// The person moved the selection.
  case moved(ListMotion)
  /// The filter line opened.
  case filterOpened
  /// The text of the filter line changed; the list follows at once, unless the text is too long to be looked for.
  case filterEdited(text: String, caret: Int)
  /// The filter line closed and keeps its text; one that is too long to be looked for keeps the line open.
  case filterKept
  /// The filter line was emptied and closed.
  case filterCleared
  /// Another query is asked for.
  case queryChanged(Query)
  /// A list that has not been asked for begins where it was left.
  case restored(Query, ListViewpoint)
  /// The person asked for new data, or tried again.
  case refreshed
  /// The person stopped waiting.
  case cancelled
  /// The typing paused: the query that was typed is loaded.
  case typingPaused
  /// The wait went on for another moment.
  case waited
  /// A page came.
  case arrived(page: Int, ListPage<Element>, generation: Int)
  /// A page did not come.
  case failed(page: Int, Failure, generation: Int)
}

extension ListAction: Equatable where Element: Equatable, Query: Equatable, Failure: Equatable {}
