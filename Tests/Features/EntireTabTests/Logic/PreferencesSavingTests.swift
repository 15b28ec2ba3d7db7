internal import DomainLayer
internal import DomainTesting
internal import EntireTabLogic
internal import EntireTabTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// How the shell keeps what is preferred.
@FlowActor struct PreferencesSavingTests {
  private let disk = HeldPreferences()
  private let first = Preferences(theme: .contrast)
  private let second = Preferences(theme: .mono)
  private let third = Preferences(theme: .mono, motion: false)
  private let notice =
    "The preferences could not be kept: A file of this program could not be read or written."

  private func makeStore() -> TestStore<ShellState, ShellAction> {
    let domain = DomainContainer(SampleWorld(), preferences: disk)
    return TestStore(ShellState(tabs: .usual, tab: .people), reducer: ShellReducer(domain: domain).withPhases())
  }

  @Test("A change takes effect at once, and is unsaved work until it is kept")
  func one() async {
    let store = makeStore()
    await store.send(.preferencesChanged(first)) { [first] in
      $0.preferences = first
      $0.arePreferencesBeingSaved = true
    }
    #expect(store.state.hasUnsavedWork)
    disk.endSave()
    await store.receive(.preferencesSaved(nil)) { $0.arePreferencesBeingSaved = false }
    #expect(!store.state.hasUnsavedWork)
    await store.finish()
    #expect(disk.asked == [first])
  }

  @Test("What was read from the disk does not undo a change that it comes after")
  func late() {
    let state = ShellState.after(.preferencesChanged(first), .preferencesKnown(second))
    #expect(state.preferences == first)
  }

  @Test("Two changes during one save give one more save, of the newest")
  func burst() async {
    let store = makeStore()
    await store.send(.preferencesChanged(first)) { [first] in
      $0.preferences = first
      $0.arePreferencesBeingSaved = true
    }
    for later in [second, third] {
      await store.send(.preferencesChanged(later)) {
        $0.preferences = later
        $0.nextPreferences = later
      }
    }
    #expect(disk.asked == [first])
    disk.endSave()
    await store.receive(.preferencesSaved(nil)) { $0.nextPreferences = nil }
    #expect(store.state.hasUnsavedWork)
    #expect(disk.asked == [first, third])
    disk.endSave()
    await store.receive(.preferencesSaved(nil)) { $0.arePreferencesBeingSaved = false }
    await store.finish()
    #expect(disk.asked == [first, third])
  }

  @Test("A save that fails says so, and the next change is saved all the same")
  func fails() async {
    let store = makeStore()
    await store.send(.preferencesChanged(first)) { [first] in
      $0.preferences = first
      $0.arePreferencesBeingSaved = true
    }
    disk.endSave(DomainError(.storage))
    await store.receive(.preferencesSaved(DomainError(.storage))) { [notice] in
      $0.arePreferencesBeingSaved = false
      $0.notice = notice
    }
    await store.send(.preferencesChanged(second)) { [second] in
      $0.preferences = second
      $0.arePreferencesBeingSaved = true
    }
    disk.endSave()
    await store.receive(.preferencesSaved(nil)) { $0.arePreferencesBeingSaved = false }
    await store.finish()
    #expect(disk.asked == [first, second])
  }

  @Test("Whether a change is kept is said of the newest one only")
  func failsBetween() async {
    let store = makeStore()
    await store.send(.preferencesChanged(first)) { [first] in
      $0.preferences = first
      $0.arePreferencesBeingSaved = true
    }
    await store.send(.preferencesChanged(second)) { [second] in
      $0.preferences = second
      $0.nextPreferences = second
    }
    disk.endSave(DomainError(.storage))
    await store.receive(.preferencesSaved(DomainError(.storage))) { $0.nextPreferences = nil }
    disk.endSave(DomainError(.storage))
    await store.receive(.preferencesSaved(DomainError(.storage))) { [notice] in
      $0.arePreferencesBeingSaved = false
      $0.notice = notice
    }
    await store.finish()
    #expect(disk.asked == [first, second])
  }
}
