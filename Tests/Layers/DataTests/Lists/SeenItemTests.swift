internal import DataLayer
internal import DomainLayer
internal import Synchronization
internal import Testing

/// What an item's page shows of it before its own answer has come, and while none can.
@Suite struct SeenItemTests {
  private let remote = AgedTodos()
  private let firstTwo = PageRequest(query: TodoQuery(), limit: 2)

  private func repository(_ limits: ListLimits = ListLimits()) -> DefaultTodoRepository {
    DefaultTodoRepository(remote: remote, limits: limits)
  }

  @Test("A row is opened to what its list said, as old as the list; who wants more asks again")
  func fromList() async throws {
    let repository = repository()
    _ = try await repository.page(firstTwo, refresh: false)
    let listed = Answer(AgedTodos.todo(2, "listed"), freshness: Freshness(time: 500, isStale: true))
    #expect(try await repository.todo(2, refresh: false) == listed)
    #expect(remote.asked == [])
    remote.say(600)
    let alone = Answer(AgedTodos.todo(2, "alone"), freshness: Freshness(time: 600, isStale: false))
    #expect(try await repository.todo(2, refresh: true) == alone)
    // From here on the cache knows when to ask.
    #expect(try await repository.todo(2, refresh: false) == alone)
    #expect(remote.asked == [2, 2])
    // The list is newer again.
    remote.say(700)
    _ = try await repository.page(firstTwo, refresh: true)
    #expect(try await repository.todo(2, refresh: false).freshness == Freshness(time: 700, isStale: true))
  }

  @Test("A row that was never seen, and a refresh, fail as they did", arguments: AgedTodos.faults)
  func notSeen(_ kind: DomainError.Kind) async throws {
    remote.fail(kind)
    let repository = repository()
    _ = try await repository.page(firstTwo, refresh: false)
    await #expect(throws: DomainError(kind)) { try await repository.todo(3, refresh: false) }
    await #expect(throws: DomainError(kind)) { try await repository.todo(2, refresh: true) }
  }

  @Test(
    "What was seen alone is there again where the service cannot be reached, and only there",
    arguments: AgedTodos.faults)
  func alone(_ kind: DomainError.Kind) async throws {
    let repository = repository()
    _ = try await repository.todo(2, refresh: false)
    remote.fail(kind)
    guard DomainError(kind).isOffline else {
      await #expect(throws: DomainError(kind)) { try await repository.todo(2, refresh: false) }
      return
    }
    let seen = Answer(AgedTodos.todo(2, "alone"), freshness: Freshness(time: 500, isStale: true))
    #expect(try await repository.todo(2, refresh: false) == seen)
  }

  @Test(
    "What has no age, and what the service wants to confirm each time, stands in for nothing",
    arguments: [nil, Freshness(time: 500, isStale: false, mayStandIn: false)])
  func neverUnasked(_ freshness: Freshness?) async throws {
    remote.say(freshness)
    let repository = repository()
    _ = try await repository.page(firstTwo, refresh: false)
    _ = try await repository.todo(2, refresh: false)
    #expect(remote.asked == [2])
    remote.fail(.unreachable)
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(2, refresh: false) }
  }

  @Test("What the service has no more is opened no more")
  func gone() async throws {
    let repository = repository()
    _ = try await repository.page(firstTwo, refresh: false)
    remote.fail(.notFound(.todo, 2))
    await #expect(throws: DomainError(.notFound(.todo, 2))) { try await repository.todo(2, refresh: true) }
    remote.fail(.offline)
    await #expect(throws: DomainError(.offline)) { try await repository.todo(2, refresh: false) }
    #expect(try await repository.todo(1, refresh: false).value.id == 1)
  }

  @Test("A marked to-do is as marked; after an outcome that is unknown nothing is known of any")
  func marked() async throws {
    let repository = repository()
    _ = try await repository.page(firstTwo, refresh: false)
    remote.fail(.unreachable)
    try await repository.mark(2, isDone: true)
    #expect(try await repository.todo(2, refresh: false).value.isDone)
    remote.loseChanges()
    await #expect(throws: DomainError(.outcomeUnknown)) { try await repository.mark(2, isDone: false) }
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(2, refresh: false) }
  }

  @Test("So many are kept at most; who came first goes first")
  func bounded() async throws {
    let repository = repository(ListLimits(seen: 2))
    for offset in 0..<3 {
      _ = try await repository.page(PageRequest(query: TodoQuery(), offset: offset, limit: 1), refresh: false)
    }
    remote.fail(.unreachable)
    await #expect(throws: DomainError(.unreachable)) { try await repository.todo(1, refresh: false) }
    #expect(try await repository.todo(2, refresh: false).value.id == 2)
    #expect(try await repository.todo(3, refresh: false).value.id == 3)
  }
}

/// To-dos with an age; those that are asked for alone can be had to fail.
private final class AgedTodos: TodoRemoteDataSource {
  static let faults: [DomainError.Kind] = [
    .unreachable, .timedOut, .brokenOff, .offline, .signedOut, .service(status: 500), .unexpectedAnswer, .cancelled,
  ]

  private struct Script {
    var freshness: Freshness? = Freshness(time: 500, isStale: false)
    var fault: DomainError.Kind?
    var losesChanges = false
    var asked: [Todo.ID] = []
  }

  private let script = Mutex(Script())

  static func todo(_ id: Todo.ID, _ title: String) -> Todo { Todo(id: id, owner: 1, title: title, isDone: false) }

  /// The to-dos that were asked for alone.
  var asked: [Todo.ID] { script.withLock { $0.asked } }

  func say(_ time: Int64) { say(Freshness(time: time, isStale: false)) }

  func say(_ freshness: Freshness?) { script.withLock { $0.freshness = freshness } }

  func fail(_ kind: DomainError.Kind) { script.withLock { $0.fault = kind } }

  func loseChanges() { script.withLock { $0.losesChanges = true } }

  func list(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Todo> {
    let all = (1...3).map { Slot.item(Self.todo($0, "listed")) }
    return RemoteList(
      slots: Array(all.dropFirst(request.offset).prefix(request.limit)), total: all.count,
      freshness: script.withLock { $0.freshness })
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    let (fault, freshness) = script.withLock { script in
      script.asked.append(id)
      return (script.fault, script.freshness)
    }
    if let fault { throw DomainError(fault) }
    return Answer(Self.todo(id, "alone"), freshness: freshness)
  }

  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    if script.withLock({ $0.losesChanges }) { throw DomainError(.outcomeUnknown) }
  }

  func first(
    assignee: User.ID?, isDone: Bool?, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo> {
    RemoteList(slots: [])
  }
}
