internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

extension TestStore where State == NumberState, Action == NumberAction {
  /// A list over a service; with `height`, loaded and shown with so many rows in view.
  static func list(_ service: NumberService, pageSize: Int = 4, height: Int? = nil) async -> TestStore {
    let runtime = TestRuntime()
    let store = TestStore(
      NumberState(query: "", pageSize: pageSize), reducer: service.reducer(clock: runtime.clock).withPhases(),
      runtime: runtime)
    guard let height else { return store }
    store.exhaustivity = .off
    await store.send(.shown(height: height))
    await store.send(.appeared)
    await store.skipReceivedActions()
    await store.send(.shown(height: height))
    await store.skipReceivedActions()
    store.exhaustivity = .on
    return store
  }
}
