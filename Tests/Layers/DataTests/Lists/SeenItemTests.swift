internal import DataLayer
internal import DomainLayer
internal import Synchronization
internal import Testing

/// What an item's page shows of it while its service cannot be reached.
@Suite struct SeenItemTests {
  @Test(
    "A row that was seen is opened as its list had it, no longer fresh",
    arguments: [
      DomainError.Kind.unreachable, .timedOut, .brokenOff, .offline,
    ])
  func fromList(_ kind: DomainError.Kind) async throws {
    let remote = AgedTodos(fault: kind)
    let repository = DefaultTodoRepository(remote: remote)
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    let expected = Answer(AgedTodos.todos[1], freshness: Freshness(time: 500, isStale: true))
    #expect(try await repository.todo(2, refresh: false) == expected)
  }

  @Test("A refresh, and a row that was never seen, fail as they did")
  func notSeen() async throws {
    let repository = DefaultTodoRepository(remote: AgedTodos(fault: .offline))
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    await #expect(throws: DomainError(.offline)) { try await repository.todo(3, refresh: false) }
    await #expect(throws: DomainError(.offline)) { try await repository.todo(2, refresh: true) }
  }

  @Test(
    "What the service says of an item is believed, whatever a list had",
    arguments: [
      DomainError.Kind.notFound(.todo, 2), .signedOut, .service(status: 500), .unexpectedAnswer, .cancelled,
    ])
  func answered(_ kind: DomainError.Kind) async throws {
    let repository = DefaultTodoRepository(remote: AgedTodos(fault: kind))
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    await #expect(throws: DomainError(kind)) { try await repository.todo(2, refresh: false) }
  }

  @Test("An answer that has no age stands in for nothing")
  func withoutAge() async throws {
    let repository = DefaultTodoRepository(remote: AgedTodos(freshness: nil, fault: .unreachable))
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(2, refresh: false) }
  }

  @Test("What the service wants to confirm each time stands in for nothing")
  func toBeConfirmed() async throws {
    let freshness = Freshness(time: 500, isStale: false, mayStandIn: false)
    let repository = DefaultTodoRepository(remote: AgedTodos(freshness: freshness, fault: .unreachable))
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(2, refresh: false) }
  }

  @Test("A marked to-do is as marked; after an outcome that is unknown nothing is known of any")
  func marked() async throws {
    let remote = AgedTodos(fault: .unreachable)
    let repository = DefaultTodoRepository(remote: remote)
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    try await repository.mark(2, isDone: true)
    #expect(try await repository.todo(2, refresh: false).value.isDone)
    remote.loseChanges()
    await #expect(throws: DomainError(.outcomeUnknown)) { try await repository.mark(2, isDone: false) }
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(2, refresh: false) }
  }

  @Test("What the service has no more is opened no more")
  func gone() async throws {
    let remote = AgedTodos(fault: .notFound(.todo, 2))
    let repository = DefaultTodoRepository(remote: remote)
    _ = try await repository.page(PageRequest(query: TodoQuery(), limit: 2), refresh: false)
    await #expect(throws: DomainError(.notFound(.todo, 2))) { try await repository.todo(2, refresh: false) }
    remote.fail(.offline)
    await #expect(throws: DomainError(.offline)) { try await repository.todo(2, refresh: false) }
    #expect(try await repository.todo(1, refresh: false).value.id == 1)
  }

  @Test("So many are kept at most; who came first goes first")
  func bounded() async throws {
    let repository = DefaultTodoRepository(remote: AgedTodos(fault: .unreachable), limits: ListLimits(seen: 2))
    for offset in 0..<3 {
      _ = try await repository.page(PageRequest(query: TodoQuery(), offset: offset, limit: 1), refresh: false)
    }
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(1, refresh: false) }
    #expect(try await repository.todo(2, refresh: false).value.id == 2)
    #expect(try await repository.todo(3, refresh: false).value.id == 3)
  }
}

/// To-dos whose list has an age, and whose items cannot be had.
private final class AgedTodos: TodoRemoteDataSource {
  static let todos = (1...3).map { Todo(id: $0, owner: 1, title: "Do \($0)", isDone: false) }
  private let freshness: Freshness?
  private let fault: Mutex<DomainError.Kind>
  private let losesChanges = Mutex(false)

  init(freshness: Freshness? = Freshness(time: 500, isStale: false), fault: DomainError.Kind) {
    self.freshness = freshness
    self.fault = Mutex(fault)
  }

  func fail(_ kind: DomainError.Kind) { fault.withLock { $0 = kind } }

  func loseChanges() { losesChanges.withLock { $0 = true } }

  func list(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Todo> {
    let slots = Self.todos.dropFirst(request.offset).prefix(request.limit).map(Slot.item)
    return RemoteList(slots: slots, total: Self.todos.count, freshness: freshness)
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    throw DomainError(fault.withLock { $0 })
  }

  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    if losesChanges.withLock({ $0 }) { throw DomainError(.outcomeUnknown) }
  }

  func first(
    assignee: User.ID?, isDone: Bool?, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo> {
    RemoteList(slots: [])
  }
}
