internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PreferencesReducerTests {
  private let world = SampleWorld()

  @Test("A change takes effect at once and is saved")
  func change() async {
    let store = await SettingsStores.preferences(world)
    await store.send(.appeared)
    await store.receive(.arrived(Preferences()))
    await store.send(.changed) { $0.preferences.theme = .contrast }
    await store.receive(.saved)
    await store.send(.moved(by: 1)) { $0.selection = 1 }
    await store.send(.changed) { $0.preferences.motion = false }
    await store.receive(.saved)
    await store.finish()
    #expect(world.contents.preferences == Preferences(theme: .contrast, motion: false))
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

  @Test("The selection stays within the rows")
  func selection() {
    #expect(PreferencesState.after(.moved(by: -1)).selection == 0)
    #expect(PreferencesState.after(.moved(by: 1), .moved(by: 1), .moved(by: 1)).selection == 1)
  }

  @Test("What cannot be saved stays in effect and says so, until it can")
  func saveFails() async {
    world.change { $0.writeFailure = DomainError(.storage) }
    let store = await SettingsStores.preferences(world)
    await store.send(.changed) { $0.preferences.theme = .contrast }
    await store.receive(.saveFailed(DomainError(.storage))) { $0.trouble = DomainError(.storage) }
    world.change { $0.writeFailure = nil }
    await store.send(.changed) { $0.preferences.theme = .mono }
    await store.receive(.saved) { $0.trouble = nil }
    await store.finish()
  }
}
