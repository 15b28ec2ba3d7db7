/// Runs the load of one value: first load, refresh, cancel, and the wait.
public struct ItemReducer<Value: Sendable & Equatable, Failure: Error & Equatable>: Reducer {
  public typealias State = ItemState<Value, Failure>
  public typealias Action = ItemAction<Value, Failure>

  private struct Work: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case load, wait }
    let name: String
    let kind: Kind
  }

  private let name: String
  private let load: @Sendable (_ isRefresh: Bool) async throws(Failure) -> ItemAnswer<Value>
  private let cancelled: Failure
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - name: Tells this load from the others of the same store.
  ///   - cancelled: The failure of a first load that the person cancelled.
  ///   - load: Brings the value; told whether answers kept from before may not be used.
  public init(
    _ name: String, cancelled: Failure, clock: any Clock<Duration>,
    load: @escaping @Sendable (_ isRefresh: Bool) async throws(Failure) -> ItemAnswer<Value>
  ) {
    self.name = name
    self.cancelled = cancelled
    self.clock = clock
    self.load = load
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return state.phase == .idle ? start(&state, isRefresh: false) : .none
    case .refreshed:
      return start(&state, isRefresh: true)
    case .cancelled:
      guard state.isBusy else { return .none }
      state.generation += 1
      state.failure = cancelled
      return .merge(.cancel(id: work(.load)), endWait(&state))
    case .waited:
      state.waitTicks = state.waitTicks.map { $0 + 1 } ?? 0
      return .none
    case .arrived(let value, let freshness, let generation):
      guard generation == state.generation else { return .none }
      state.value = value
      state.freshness = freshness
      state.failure = nil
      if freshness?.isStale == true { return .none }
      return endWait(&state)
    case .failed(let failure, let generation):
      guard generation == state.generation else { return .none }
      state.failure = failure
      return endWait(&state)
    }
  }

  private func start(_ state: inout State, isRefresh: Bool) -> Effect<Action> {
    state.generation += 1
    state.waitTicks = nil
    let generation = state.generation
    let loading = Effect<Action>.load(isRefresh: isRefresh) { [load] isRefresh in
      await Result.awaiting { () async throws(Failure) in try await load(isRefresh) }
    } isStale: { answer in
      (try? answer.get())?.freshness?.isStale ?? false
    } action: { answer, isFollowed in
      switch answer {
      case .success(let answer):
        .arrived(answer.value, freshness: answer.freshness?.followed(isFollowed), generation: generation)
      case .failure(let failure): .failed(failure, generation: generation)
      }
    }
    return .merge(
      loading.cancellable(id: work(.load), cancelInFlight: true),
      .wait(.waited, clock: clock).cancellable(id: work(.wait), cancelInFlight: true))
  }

  private func endWait(_ state: inout State) -> Effect<Action> {
    state.waitTicks = nil
    return .cancel(id: work(.wait))
  }

  private func work(_ kind: Work.Kind) -> Work { Work(name: name, kind: kind) }
}
