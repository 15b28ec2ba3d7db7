public import DomainLayer
public import StoaFlow

/// The list of to-dos.
public struct TodosState: Sendable, Equatable {
  public package(set) var list: ListState<Slot<Todo>, TodoQuery, DomainError>
  /// The to-dos that were marked here, from whichever place.
  public package(set) var marking = MarkingState()
  /// How many wishes had ended when the list was last asked for.
  package var endingsAsked = 0
  /// Whether the service itself was asked then, past every answer that is kept, and has not answered yet.
  var isRefreshed = false
  /// How many are done, of the list's assignee or of everybody.
  public package(set) var counts: TodoCounts?
  /// The names of owners, as far as they are known.
  public package(set) var names: [User.ID: String] = [:]
  /// Why the counts are missing or not up to date.
  public package(set) var countsFailure: DomainError?
  /// Why names are missing.
  public package(set) var namesFailure: DomainError?

  /// A list that is asked for in this way.
  public init(query: TodoQuery = TodoQuery()) {
    list = ListState(query: query, filter: query.filter)
  }

  /// Why the list, or what stands with it, is not there or not up to date.
  public var trouble: DomainError? { list.failure ?? countsFailure ?? namesFailure }

  /// Whether rows that are not loaded may have moved up or down at the service since the list was asked for.
  var hasMoved: Bool { isCompletedOnly && marking.endings > endingsAsked }

  /// Whether the list is to be asked for after a change: no kept answer of it holds any more, and without a network it
  /// would be gone. Of completed to-dos only, a row that was just taken back stays until one goes on.
  var mustBeKeptAnew: Bool {
    list.freshness != nil && !isCompletedOnly && !marking.isSending && list.phase != .idle
  }

  /// Whether only completed to-dos are shown; a control is bound to it.
  public var isCompletedOnly: Bool { list.query.completedOnly }
}

extension TodosState {
  typealias List = ListState<Slot<Todo>, TodoQuery, DomainError>
  typealias ListEvent = ListAction<Slot<Todo>, TodoQuery, DomainError>
}
