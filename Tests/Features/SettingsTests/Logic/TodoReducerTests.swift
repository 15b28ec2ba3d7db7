internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct TodoReducerTests {
  private let world = SampleWorld()
  private let todo = SampleWorld.Contents.sample.todos[6]

  @Test("The to-do loads, the owner's name follows")
  func appears() async {
    let todo = todo
    let store = await SettingsStores.todo(7, world)
    await store.send(.todo(.appeared)) {
      $0.todo.phase = .loading
      $0.todo.generation = 1
    }
    await store.receive(.todo(.arrived(todo, generation: 1))) {
      $0.todo.phase = .loaded
      $0.todo.value = todo
    }
    await store.receive(.ownerArrived("Bo Lindgren")) { $0.ownerName = "Bo Lindgren" }
    await store.finish()
    #expect(world.reads == ["to-do 7", "people [2]"])
  }

  @Test("A to-do that does not exist fails")
  func notFound() async {
    let store = await SettingsStores.todo(77, world)
    await store.send(.todo(.appeared)) {
      $0.todo.phase = .loading
      $0.todo.generation = 1
    }
    await store.receive(.todo(.failed(DomainError(.notFound(.todo, 77)), generation: 1))) {
      $0.todo.phase = .failed
      $0.todo.failure = DomainError(.notFound(.todo, 77))
    }
    await store.finish()
  }

  @Test("A refresh that fails keeps the to-do")
  func refreshFails() async {
    let todo = todo
    let store = await SettingsStores.todo(7, world)
    store.exhaustivity = .off
    await store.send(.todo(.appeared))
    await store.skipReceivedActions()
    world.change { $0.failures[.todo] = DomainError(.timedOut) }
    await store.send(.todo(.refreshed)) { $0.todo.phase = .refreshing }
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.todo.value == todo)
    #expect(store.state.todo.failure == DomainError(.timedOut))
  }

  @Test("An owner whose name cannot be loaded stays without one")
  func nameless() async {
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await SettingsStores.todo(7, world)
    store.exhaustivity = .off
    await store.send(.todo(.appeared))
    await store.receive(.ownerArrived(nil))
    await store.finish()
    #expect(store.state.ownerName == nil)
  }
}
