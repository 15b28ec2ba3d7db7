internal import StoaFlow
internal import StoaRouting
internal import Testing

@Suite struct NavigationStoreTests {
  @FlowActor private final class Recorder {
    var places: [Place<Int, String>] = []
    var refusals: [NavigationRefusal] = []

    func listen(to store: NavigationStore<Int, String>) {
      store.onChange = { [weak self] old in self?.places.append(old) }
      store.onRefusal = { [weak self] _, refusal in self?.refusals.append(refusal) }
    }
  }

  @Test @FlowActor func `a change is told with the place it led away from`() {
    let store = NavigationStore<Int, String>()
    let recorder = Recorder()
    recorder.listen(to: store)
    #expect(store.send(.push(1)) == nil)
    #expect(store.send(.present("keys")) == nil)
    #expect(recorder.places == [Place(), Place([1])])
    #expect(store.place == Place([1], sheet: "keys"))
  }

  @Test @FlowActor func `a command that leads to the same place is applied and not told`() {
    let store = NavigationStore<Int, String>(Navigator(Place([1])))
    let recorder = Recorder()
    recorder.listen(to: store)
    #expect(store.send(.popTo(1)) == nil)
    #expect(store.generation == 1)
    #expect(recorder.places == [])
  }

  @Test @FlowActor func `a refusal changes nothing and is told`() {
    let store = NavigationStore<Int, String>()
    let recorder = Recorder()
    recorder.listen(to: store)
    #expect(store.send(.pop) == .stackEmpty)
    let asked = store.generation
    #expect(store.send(.push(1)) == nil)
    #expect(store.send(.push(2), since: asked) == .outdated)
    #expect(store.place == Place([1]))
    #expect(recorder.refusals == [.stackEmpty, .outdated])
    #expect(recorder.places == [Place()])
  }
}
