internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct DigestReducerTests {
  private let world = SampleWorld()

  @Test("The digest adds up all to-dos by person, in the order of the ids")
  func appears() async {
    let digest = Digest.tally(
      world.contents.todos, counts: TodoCounts(done: 10, total: 20), names: sampleNames, isPartial: false)
    let store = await SettingsStores.digest(world)
    await store.send(.item(.appeared)) {
      $0.digest.phase = .loading
      $0.digest.generation = 1
    }
    await store.receive(.item(.arrived(digest, generation: 1))) {
      $0.digest.phase = .loaded
      $0.digest.value = digest
    }
    await store.finish()
    #expect(digest.shares.map(\.name) == ["Ada Morel", "Bo Lindgren", "Chiara Neri", "Dae Han", "Eli Stone"])
    #expect(digest.shares.allSatisfy { $0.done == 2 && $0.total == 4 })
    #expect(world.reads == ["counts", "page of to-dos 0+200", "people [1, 2, 3, 4, 5]"])
  }

  @Test("Of more than a thousand to-dos only the first thousand are shared out")
  func partial() async {
    world.change { contents in
      contents.todos = (1...1_100).map { Todo(id: $0, owner: 1, title: "", isDone: $0 > 1_000) }
    }
    let store = await SettingsStores.digest(world)
    store.exhaustivity = .off
    await store.send(.item(.appeared))
    await store.skipReceivedActions()
    await store.finish()
    let digest = store.state.digest.value
    #expect(digest?.counts == TodoCounts(done: 100, total: 1_100))
    #expect(digest?.isPartial == true)
    #expect(digest?.shares.map(\.total) == [1_000] && digest?.shares.map(\.done) == [0])
    #expect(world.reads.count { $0.hasPrefix("page of to-dos") } == 5)
  }

  @Test("Exactly a thousand to-dos are all of them")
  func complete() async {
    world.change { contents in
      contents.todos = (1...1_000).map { Todo(id: $0, owner: 1, title: "", isDone: false) }
    }
    let store = await SettingsStores.digest(world)
    store.exhaustivity = .off
    await store.send(.item(.appeared))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.digest.value?.isPartial == false)
  }

  @Test("Owners without a name stand by their numbers, and failures are the digest's")
  func failures() async {
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await SettingsStores.digest(world)
    store.exhaustivity = .off
    await store.send(.item(.appeared))
    await store.skipReceivedActions()
    #expect(store.state.digest.value?.shares.first?.name == "person 1")
    world.change { $0.failures[.todo] = DomainError(.timedOut) }
    await store.send(.item(.refreshed))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.digest.failure == DomainError(.timedOut))
    #expect(store.state.digest.value != nil)
  }
}
