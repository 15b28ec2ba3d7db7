public import DomainLayer
public import StoaFlow

/// Marks to-dos: each wish is sent once, and of one to-do never two at a time.
///
/// A wish that comes while one is on its way waits for it; of several the last one counts, and where that is what the
/// service has by then, nothing more is sent. After an outcome that is unknown nothing is sent on its own.
public struct MarkingReducer: Reducer {
  private let markTodo: MarkTodo
  private let loadTodo: LoadTodo

  public init(markTodo: MarkTodo, loadTodo: LoadTodo) {
    self.markTodo = markTodo
    self.loadTodo = loadTodo
  }

  public func reduce(into state: inout MarkingState, action: MarkingAction) -> Effect<MarkingAction> {
    switch action {
    case .toggled(let todo):
      state.notice = nil
      var mark = state.marks[todo.id] ?? TodoMark(known: todo.isDone)
      let wish = mark.wantsRepeating ? mark.sent : !mark.isDone
      if !mark.wantsRepeating { state.note(TodoChange(id: todo.id, wasDone: mark.isDone)) }
      defer { state.marks[todo.id] = mark }
      return want(wish, of: todo.id, &mark)
    case .undone:
      guard let change = state.changes.popLast(), var mark = state.marks[change.id] else {
        state.notice = .nothingToUndo
        return .none
      }
      state.notice = .undone(change.id)
      defer { state.marks[change.id] = mark }
      return want(change.wasDone, of: change.id, &mark)
    case .asked(let id):
      return ask(&state, id)
    case .answered(let id, let failure):
      guard var mark = state.marks[id], case .sending(let next) = mark.standing else { return .none }
      state.endings += 1
      mark.ended = state.endings
      defer { state.marks[id] = mark }
      return end(&mark, id, next: next, failure)
    case .seen(let todo, let since):
      state.heed([todo], since: since)
      return .none
    case .notSeen(let id, let failure):
      guard case .asking? = state.marks[id]?.standing else { return .none }
      state.marks[id]?.standing = .unknown(failure)
      return .none
    }
  }

  private func want(_ isDone: Bool, of id: Todo.ID, _ mark: inout TodoMark) -> Effect<MarkingAction> {
    switch mark.standing {
    case .sending:
      mark.standing = .sending(next: isDone == mark.sent ? nil : isDone)
      return .none
    case .settled where mark.known == isDone, .failed where mark.known == isDone:
      mark.standing = .settled
      return .none
    case .settled, .failed, .unknown, .asking:
      return send(isDone, id, &mark)
    }
  }

  private func send(_ isDone: Bool, _ id: Todo.ID, _ mark: inout TodoMark) -> Effect<MarkingAction> {
    mark.sent = isDone
    mark.standing = .sending(next: nil)
    return .run { [markTodo] in
      let outcome = await Result.awaiting { () async throws(DomainError) in try await markTodo(id, isDone: isDone) }
      return switch outcome {
      case .success: .answered(id, nil)
      case .failure(let failure): .answered(id, failure)
      }
    }
  }

  private func end(
    _ mark: inout TodoMark, _ id: Todo.ID, next: Bool?, _ failure: DomainError?
  ) -> Effect<MarkingAction> {
    switch failure {
    case let failure? where failure.kind == .outcomeUnknown:
      mark.standing = .unknown(failure)
    case let failure?:
      // What is wanted by now may be what was there before.
      mark.standing = next == mark.known ? .settled : .failed(failure)
    case nil:
      mark.known = mark.sent
      mark.standing = .settled
      if let next { return want(next, of: id, &mark) }
    }
    return .none
  }

  private func ask(_ state: inout MarkingState, _ id: Todo.ID) -> Effect<MarkingAction> {
    guard case .unknown(let failure)? = state.marks[id]?.standing else {
      state.notice = .nothingToAsk(id)
      return .none
    }
    state.notice = nil
    state.marks[id]?.standing = .asking(failure)
    return .run { [loadTodo, since = state.endings] in
      let answer = await Result.awaiting { () async throws(DomainError) in try await loadTodo(id, refresh: true) }
      return switch answer {
      case .success(let answer) where answer.freshness?.isStale == true: .notSeen(id, DomainError(.unreachable))
      case .success(let answer): .seen(answer.value, since: since)
      case .failure(let failure): .notSeen(id, failure)
      }
    }
  }
}
