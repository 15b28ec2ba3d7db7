internal import DomainLayer
internal import DomainTesting
internal import SettingsInterface
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PreferencesReducerTests {
  private let world = SampleWorld()

  @Test("A change is there at once, and nothing is written here")
  func change() async {
    let store = await SettingsStores.preferences(world)
    await store.send(.appeared)
    await store.receive(.arrived(Preferences()))
    await store.send(.changed) {
      $0.preferences.theme = .contrast
      $0.areChanged = true
    }
    await store.send(.moved(by: 1)) { $0.selection = 1 }
    await store.send(.changed) { $0.preferences.motion = false }
    await store.finish()
    #expect(world.contents.preferences == Preferences())
  }

  @Test("What was kept before does not undo a change that it comes after")
  func late() {
    let state = PreferencesState.after(.changed, .arrived(Preferences(theme: .mono)))
    #expect(state.preferences == Preferences(theme: .contrast))
  }

  @Test("The themes go round")
  func themes() {
    var state = PreferencesState()
    var themes: [Theme] = []
    for _ in Theme.allCases {
      state = state.and(.changed)
      themes.append(state.preferences.theme)
    }
    #expect(themes == [.contrast, .mono, .standard])
  }

  @Test("What is kept of the answers is counted, and dropped on Enter; nothing of it is a preference")
  func keptAnswers() async {
    world.change { $0.keptAnswers = KeptAnswers(count: 34, size: 1_300_000) }
    let store = await SettingsStores.preferences(world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    #expect(facts(store) == "34, 1270 KiB, Enter drops them")
    await store.send(.moved(by: 2))
    await store.send(.changed)
    await store.skipReceivedActions()
    #expect(facts(store) == "none")
    #expect(!store.state.areChanged)
    await store.finish()
  }

  @Test("What cannot be dropped stays, and the reason is said")
  func notDropped() async {
    world.change {
      $0.keptAnswers = KeptAnswers(count: 1, size: 10)
      $0.writeFailure = DomainError(.storage)
    }
    let store = await SettingsStores.preferences(world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    await store.send(.moved(by: 2))
    await store.send(.changed)
    await store.skipReceivedActions()
    #expect(facts(store) == "1, 1 KiB, Enter drops them")
    #expect(store.state.failure == DomainError(.storage))
    await store.finish()
  }

  private func facts(_ store: TestStore<PreferencesState, PreferencesAction>) -> String? {
    PreferencesContent(store.state, facts: ProgramFacts(version: "1", backend: "b", dataDirectory: "d")).keptAnswers
  }

  @Test("The selection stays within the rows")
  func selection() {
    #expect(PreferencesState.after(.moved(by: -1)).selection == 0)
    #expect(PreferencesState.after(.moved(by: 1), .moved(by: 1), .moved(by: 1)).selection == 1)
  }
}
