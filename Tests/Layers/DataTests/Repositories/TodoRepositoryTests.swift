internal import DataLayer
internal import DomainLayer
internal import Testing

@Suite struct TodoRepositoryTests {
  @Test("Counts are exact on every service", arguments: ServiceHabits.all, [0, 1, 2, 40])
  func counts(_ habits: ServiceHabits, size: Int) async throws {
    let todos = HandmadeTodos.todos(size)
    for assignee in [nil, 1, 2, 9] {
      let repository = DefaultTodoRepository(remote: HandmadeTodos(todos, habits))
      let theirs = todos.filter { todo in assignee.map { $0 == todo.owner } ?? true }
      let expected = TodoCounts(done: theirs.count(where: \.isDone), total: theirs.count)
      #expect(try await repository.counts(assignee: assignee, refresh: false).value == expected, "\(assignee ?? 0)")
      #expect(
        try await repository.counts(assignee: assignee, refresh: true).value == expected, "\(assignee ?? 0), refreshed")
    }
  }

  @Test("Counts of a list that had to be cut short say so")
  func cutShort() async throws {
    let todos = HandmadeTodos(HandmadeTodos.todos(47), .silent)
    let limits = ListLimits(walkLimit: 10, entries: 20)
    let counts = try await DefaultTodoRepository(remote: todos, limits: limits).counts(assignee: nil, refresh: false)
    #expect(counts.value.total == 20)
    #expect(counts.value.isCutShort)
    let whole = try await DefaultTodoRepository(remote: todos).counts(assignee: nil, refresh: false)
    #expect(whole.value.total == 47)
    #expect(!whole.value.isCutShort)
  }

  @Test("All done is believed only when none is open", arguments: [true, false])
  func allDone(_ isDone: Bool) async throws {
    let todos = (1...5).map { Todo(id: $0, owner: 1, title: "Do", isDone: isDone || $0 < 3) }
    // It finds the owner, but takes `completed` for no field of its own.
    let repository = DefaultTodoRepository(remote: OwnerOnlyTodos(todos))
    let counts = try await repository.counts(assignee: 1, refresh: false).value
    #expect(counts == TodoCounts(done: isDone ? 5 : 2, total: 5))
  }

  @Test("Two totals are enough where the service is known to select")
  func cost() async throws {
    let remote = HandmadeTodos(HandmadeTodos.todos(40), .honest)
    let repository = DefaultTodoRepository(remote: remote)
    _ = try await repository.counts(assignee: 1, refresh: false)
    _ = try await repository.counts(assignee: 2, refresh: false)
    #expect(remote.service.requests.map(\.query.assignee) == [1, impossibleID, 1, 2, 2])
    #expect(remote.service.requests.allSatisfy { $0.limit == 1 })
  }

  @Test("Completed to-dos of one person come out of every service", arguments: ServiceHabits.all)
  func completedOnly(_ habits: ServiceHabits) async throws {
    let todos = HandmadeTodos.todos(40)
    let repository = DefaultTodoRepository(remote: HandmadeTodos(todos, habits))
    let query = TodoQuery(assignee: 1, completedOnly: true)
    let page = try await repository.page(PageRequest(query: query, limit: 5), refresh: false)
    let expected = todos.filter { $0.owner == 1 && $0.isDone }
    #expect(page == Page(items: Array(expected.prefix(5)), total: expected.count))
  }

  @Test("A service that finds the owner but not what is completed is found out by an open to-do")
  func ignoredCompletion() async throws {
    let todos = HandmadeTodos.todos(40)
    let repository = DefaultTodoRepository(remote: OwnerOnlyTodos(todos))
    let query = TodoQuery(assignee: 1, completedOnly: true)
    let page = try await repository.page(PageRequest(query: query, limit: 5), refresh: false)
    let expected = todos.filter { $0.owner == 1 && $0.isDone }
    #expect(page == Page(items: Array(expected.prefix(5)), total: expected.count))
  }

  @Test("A marked to-do is as marked in every list and count that is read from then on", arguments: ServiceHabits.all)
  func marked(_ habits: ServiceHabits) async throws {
    let remote = HandmadeTodos(HandmadeTodos.todos(40), habits)
    let repository = DefaultTodoRepository(remote: remote)
    let all = PageRequest(query: TodoQuery(), limit: 40)
    let done = PageRequest(query: TodoQuery(completedOnly: true), limit: 40)
    let before = try await repository.page(done, refresh: false)
    _ = try await repository.page(all, refresh: false)
    try await repository.mark(2, isDone: true)
    #expect(try await repository.page(all, refresh: false).items[1].isDone)
    #expect(try await repository.page(done, refresh: false).items.map(\.id).prefix(3) == [1, 2, 4])
    let counts = try await repository.counts(assignee: nil, refresh: false)
    #expect(counts.value == TodoCounts(done: before.total + 1, total: 40))
  }

  @Test("A list in memory is changed where it is, without asking the service again")
  func markedInMemory() async throws {
    let remote = HandmadeTodos(HandmadeTodos.todos(40), .whole)
    let repository = DefaultTodoRepository(remote: remote)
    let request = PageRequest(query: TodoQuery(), limit: 10)
    _ = try await repository.page(request, refresh: false)
    let asked = remote.service.requests.count
    try await repository.mark(2, isDone: true)
    #expect(try await repository.page(request, refresh: false).items[1].isDone)
    #expect(remote.service.requests.count == asked)
  }

  @Test("After an outcome that is unknown the service is asked again; after a refusal it is not")
  func unknownOutcome() async throws {
    let remote = HandmadeTodos(HandmadeTodos.todos(40), .whole)
    let repository = DefaultTodoRepository(remote: remote)
    let request = PageRequest(query: TodoQuery(), limit: 10)
    _ = try await repository.page(request, refresh: false)
    for (kind, isDone) in [(DomainError.Kind.service(status: 500), false), (.outcomeUnknown, true)] {
      remote.service.fail(DomainError(kind))
      await #expect(throws: DomainError(kind)) { try await repository.mark(2, isDone: true) }
      remote.service.fail(nil)
      #expect(try await repository.page(request, refresh: false).items[1].isDone == isDone)
    }
  }

  private struct OwnerOnlyTodos: TodoRemoteDataSource {
    let todos: [Todo]

    init(_ todos: [Todo]) { self.todos = todos }

    func list(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Todo> {
      answer(request.query.assignee, request.limit)
    }

    func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> { Answer(todos[0]) }

    func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {}

    func first(
      assignee: User.ID?, isDone: Bool?, refresh: Bool
    ) async throws(DomainError) -> RemoteList<Todo> {
      answer(assignee, 1)
    }

    private func answer(_ owner: User.ID?, _ limit: Int) -> RemoteList<Todo> {
      let theirs = todos.filter { todo in owner.map { $0 == todo.owner } ?? true }
      return RemoteList(slots: theirs.prefix(limit).map(Slot.item), total: theirs.count)
    }
  }
}
