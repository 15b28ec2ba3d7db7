extension Effect {
  /// Loads, and loads once more where the first answer is stale: what is kept is shown at once, and what the service
  /// says now follows.
  ///
  /// - Parameters:
  ///   - isRefresh: Whether answers kept from before may not be used; then one load is all.
  ///   - load: Brings an answer or a failure; told whether answers kept from before may not be used.
  ///   - isStale: Whether an answer is older than it should be.
  ///   - action: What the store gets to know of each; told whether another one follows.
  public static func load<Answer: Sendable>(
    isRefresh: Bool, _ load: @escaping @Sendable (_ isRefresh: Bool) async -> Answer,
    isStale: @escaping @Sendable (Answer) -> Bool,
    action: @escaping @Sendable (_ answer: Answer, _ isFollowed: Bool) -> Action?
  ) -> Effect {
    .run { send in
      let answer = await load(isRefresh)
      let isFollowed = !isRefresh && isStale(answer)
      if let action = action(answer, isFollowed) { await send(action) }
      guard isFollowed, !Task.isCancelled else { return }
      if let action = action(await load(true), false) { await send(action) }
    }
  }
}
