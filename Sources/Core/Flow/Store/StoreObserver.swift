/// One observer of a store's state: closures, because a generic class would not be specialised in other modules.
@usableFromInline
struct StoreObserver<State: Sendable> {
  @usableFromInline let token: ObservationToken
  @usableFromInline let check: @FlowActor (State) -> Void

  @inlinable
  init<Slice: Equatable & Sendable>(
    _ slice: @escaping @Sendable (State) -> Slice, of state: State, token: ObservationToken,
    onChange: @escaping @FlowActor (Slice) -> Void
  ) {
    let last = LastSlice(slice(state))
    self.token = token
    check = { state in
      let new = slice(state)
      guard new != last.value else { return }
      last.value = new
      onChange(new)
    }
  }
}
