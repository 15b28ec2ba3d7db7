internal import DomainLayer
internal import DomainTesting
internal import EntireTabLogic
internal import EntireTabTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct AddressHistoryFlowTests {
  private let world = SampleWorld()
  private let menu = AddressMenu(forms: [], commands: [])

  @Test("The history is loaded when the line is opened first, and not again")
  func loads() async {
    world.change { $0.addresses = AddressHistory(["people 1"]) }
    let store = await ShellStores.shell(world)
    #expect(world.reads.isEmpty)
    await store.send(.addressLine(.opened(menu))) { [menu] in
      $0.addressLine = AddressLine(menu)
      $0.awaitsHistory = true
    }
    await store.receive(.addressLine(.historyKnown(AddressHistory(["people 1"])))) {
      $0.addressHistory = AddressHistory(["people 1"])
      $0.awaitsHistory = false
    }
    await store.send(.addressLine(.closed)) { $0.addressLine = nil }
    await store.send(.addressLine(.opened(menu))) { [menu] in $0.addressLine = AddressLine(menu) }
    await store.finish()
    #expect(world.reads == ["address history"])
  }

  @Test("What is obeyed is kept, here and for later runs; until then it counts as unsaved")
  func keeps() async {
    let store = await ShellStores.shell(world)
    store.exhaustivity = .off
    await store.send(.addressLine(.opened(menu)))
    await store.send(.addressLine(.obeyed(AddressEntry(" people 3 "))))
    #expect(store.state.addressLine == nil && store.state.unsavedEntries == 1)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.unsavedEntries == 0)
    #expect(world.contents.addresses.entries == ["people 3"])
    #expect(store.state.addressHistory?.entries == ["people 3"])
  }

  @Test("A history that cannot be written stands in no one's way")
  func unwritable() async {
    world.change { $0.writeFailure = DomainError(.storage) }
    let store = await ShellStores.shell(world)
    await store.send(.addressLine(.obeyed(AddressEntry("people")))) {
      $0.addressHistory = AddressHistory(["people"])
      $0.unsavedEntries = 1
    }
    await store.receive(.addressLine(.remembered)) { $0.unsavedEntries = 0 }
    await store.finish()
  }

  @Test("What was entered before the history came is newer than all of it")
  func late() {
    let state = ShellState.after(
      .addressLine(.obeyed(AddressEntry("posts"))), .addressLine(.obeyed(AddressEntry("people"))),
      .addressLine(.historyKnown(AddressHistory(["quit"]))))
    #expect(state.addressHistory?.entries == ["people", "posts", "quit"])
  }
}
