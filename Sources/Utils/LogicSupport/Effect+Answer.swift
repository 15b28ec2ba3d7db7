public import DomainLayer
public import StoaFlow

extension Effect {
  /// Asks a use case; where its first answer is stale, what the service says now follows.
  ///
  /// - Parameters:
  ///   - isRefresh: Whether answers kept from before may not be used.
  ///   - load: The use case.
  ///   - action: What the store gets to know of each answer; nil for nothing.
  public static func answer<Value>(
    isRefresh: Bool = false,
    _ load: @escaping @Sendable (_ isRefresh: Bool) async throws(DomainError) -> Answer<Value>,
    action: @escaping @Sendable (Result<Value, DomainError>) -> Action?
  ) -> Effect {
    .load(isRefresh: isRefresh) { isRefresh in
      await Result.awaiting { () async throws(DomainError) in try await load(isRefresh) }
    } isStale: { answer in
      (try? answer.get())?.freshness?.isStale ?? false
    } action: { answer, _ in
      action(answer.map(\.value))
    }
  }

  /// Looks up people's names; nobody is asked for an empty set.
  public static func names(
    of people: Set<User.ID>, _ loadNames: LoadNames,
    action: @escaping @Sendable (Result<[User.ID: String], DomainError>) -> Action?
  ) -> Effect {
    guard !people.isEmpty else { return .none }
    return .answer { (isRefresh) async throws(DomainError) in
      try await loadNames(people, refresh: isRefresh)
    } action: { names in
      action(names)
    }
  }
}
