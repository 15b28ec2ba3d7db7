extension Store {
  /// Calls `onChange` with the new slice whenever a burst of actions has left it different.
  ///
  /// Not called with the slice of now. Lives as long as the returned value does. Each burst costs one evaluation and
  /// one comparison of the slice: for large values take a ``Revision``.
  @inlinable
  public func observe<Slice: Equatable & Sendable>(
    _ slice: @escaping @Sendable (State) -> Slice, onChange: @escaping @FlowActor (Slice) -> Void
  ) -> Observation {
    let observation = Observation()
    observers.append(StoreObserver(slice, of: storage, token: observation.token, onChange: onChange))
    return observation
  }

  /// The slice as a value that a control can set; setting it sends an action.
  public func binding<Value: Sendable>(
    _ get: any KeyPath<State, Value> & Sendable, send action: @escaping @Sendable (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: get] }, set: { self.send(action($0)) })
  }

  @inlinable
  func notify() {
    guard !observers.isEmpty else { return }
    var hasEnded = false
    let state = storage
    for observer in observers {
      if observer.token.isCancelled { hasEnded = true } else { observer.check(state) }
    }
    if hasEnded { observers.removeAll { $0.token.isCancelled } }
  }
}
