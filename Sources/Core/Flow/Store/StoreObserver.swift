/// One observer of a store's state.
@usableFromInline
@FlowActor
class StoreObserver<State: Sendable> {
  @usableFromInline let token: ObservationToken

  @inlinable
  init(token: ObservationToken) {
    self.token = token
  }

  @inlinable
  func check(_ state: State) {}
}

/// Remembers the last slice and tells when the next one differs.
@usableFromInline
@FlowActor
final class SliceObserver<State: Sendable, Slice: Equatable & Sendable>: StoreObserver<State> {
  @usableFromInline let slice: @Sendable (State) -> Slice
  @usableFromInline let onChange: @FlowActor (Slice) -> Void
  @usableFromInline var last: Slice

  @inlinable
  init(
    _ slice: @escaping @Sendable (State) -> Slice, of state: State, token: ObservationToken,
    onChange: @escaping @FlowActor (Slice) -> Void
  ) {
    self.slice = slice
    self.onChange = onChange
    last = slice(state)
    super.init(token: token)
  }

  @inlinable
  override func check(_ state: State) {
    let new = slice(state)
    guard new != last else { return }
    last = new
    onChange(new)
  }
}
