public import DomainLayer

/// The to-dos that were marked here, and what can be taken back.
public struct MarkingState: Sendable, Equatable {
  /// Those that were marked since the program began; what the service says after a mark corrects it.
  public package(set) var marks: [Todo.ID: TodoMark] = [:]
  /// What can be taken back, the last change last.
  public package(set) var changes: [TodoChange] = []
  /// How many wishes have ended.
  public package(set) var endings = 0
  public package(set) var notice: MarkingNotice?

  /// How many changes can be taken back at the most.
  package static let changeLimit = 100

  public init() {}

  /// Whether any wish is on its way.
  public var isSending: Bool {
    marks.values.contains { if case .sending = $0.standing { true } else { false } }
  }

  /// Takes over what the service has that was asked itself, not a cache, when so many wishes had ended.
  ///
  /// It corrects what had ended by then. A wish that was on its way is newer than the load, which may have met the
  /// to-do before or after it.
  mutating func heed(_ todos: some Sequence<Todo>, since: Int) {
    guard !marks.isEmpty else { return }
    for todo in todos {
      guard var mark = marks[todo.id], mark.ended <= since else { continue }
      if case .sending = mark.standing { continue }
      mark.known = todo.isDone
      mark.standing = .settled
      marks[todo.id] = mark
    }
  }

  /// Keeps a change for `undone`.
  mutating func note(_ change: TodoChange) {
    changes.append(change)
    changes.removeFirst(max(0, changes.count - Self.changeLimit))
  }
}
