package import DomainLayer

/// To-dos from a service.
package struct DefaultTodoRepository: TodoRepository {
  private let remote: any TodoRemoteDataSource
  private let reader: ListReader<Todo, TodoQuery>

  package init(remote: any TodoRemoteDataSource, limits: ListLimits = ListLimits()) {
    self.remote = remote
    reader = ListReader(TodoListSource(remote: remote), limits: limits)
  }

  package func page(
    _ request: PageRequest<TodoQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<Todo> {
    try await reader.page(request, refresh: refresh)
  }

  package func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    try await reader.item(id, refresh: refresh) { () async throws(DomainError) in
      try await remote.todo(id, refresh: refresh)
    }
  }

  /// Two requests for one to-do each where the service says totals, else a count of the whole list.
  package func counts(assignee: User.ID?, refresh: Bool) async throws(DomainError) -> Answer<TodoCounts> {
    let query = TodoQuery(assignee: assignee)
    if !refresh, let list = reader.keptList(for: query) { return counts(in: list, assignee: assignee) }
    if !reader.mustCompleteHere(TodoQuery(assignee: assignee, completedOnly: true)),
      let counts = try await countsByTotals(assignee: assignee, refresh: refresh)
    {
      return counts
    }
    return counts(in: try await reader.list(for: query, refresh: refresh), assignee: assignee)
  }

  package func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    do throws(DomainError) {
      try await remote.mark(id, isDone: isDone)
    } catch {
      // What the service has now must be asked for.
      if error.kind == .outcomeUnknown { reader.forget() }
      throw error
    }
    reader.change(id) { Todo(id: $0.id, owner: $0.owner, title: $0.title, isDone: isDone) }
  }

  private func counts(in list: KeptList<Todo, TodoQuery>, assignee: User.ID?) -> Answer<TodoCounts> {
    let belongs = { (todo: Todo) in assignee.map { $0 == todo.owner } ?? true }
    let counts = TodoCounts(
      done: list.count { $0.isDone && belongs($0) }, total: list.count(where: belongs), isCutShort: !list.isWhole)
    return Answer(counts, freshness: list.freshness)
  }

  /// The counts by what the service says; nil when its totals do not follow the question.
  private func countsByTotals(
    assignee: User.ID?, refresh: Bool
  ) async throws(DomainError) -> Answer<TodoCounts>? {
    let all = try await remote.first(assignee: assignee, isDone: nil, refresh: refresh)
    guard let total = trustedTotal(all, TodoQuery(assignee: assignee)) else { return nil }
    if total == 0 { return Answer(TodoCounts(done: 0, total: 0), freshness: all.freshness) }
    if assignee != nil {
      guard await reader.canNarrow(.fields) else { return nil }
    }
    let finished = try await remote.first(assignee: assignee, isDone: true, refresh: refresh)
    guard let done = trustedTotal(finished, TodoQuery(assignee: assignee, completedOnly: true)) else { return nil }
    let freshness = Freshness.oldest([all.freshness, finished.freshness])
    if done < total { return Answer(TodoCounts(done: done, total: total), freshness: freshness) }
    // All are done, or the service does not look: then open ones are as many.
    let open = try await remote.first(assignee: assignee, isDone: false, refresh: refresh)
    return open.total == 0 ? Answer(TodoCounts(done: done, total: done), freshness: freshness) : nil
  }

  private func trustedTotal(_ answer: RemoteList<Todo>, _ query: TodoQuery) -> Int? {
    guard let total = answer.total, answer.slots.count == min(1, total) else { return nil }
    let source = TodoListSource(remote: remote)
    return answer.items.allSatisfy { source.fits($0, query) } ? total : nil
  }
}
