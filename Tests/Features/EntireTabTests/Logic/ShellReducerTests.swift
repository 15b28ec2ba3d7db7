internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite(.coversPhases(of: ShellReducer.phaseMap.moves)) struct ShellReducerTests {
  private let world = SampleWorld()

  @Test("The start asks who is signed in and what is preferred; without accounts the tabs are there at once")
  func started() async {
    world.change { $0.preferences = Preferences(theme: .mono) }
    let store = await ShellStores.shell(world)
    await store.send(.started)
    await store.receive(.sessionKnown(.noAccounts)) { $0.flow = .main }
    await store.receive(.preferencesKnown(Preferences(theme: .mono))) { $0.preferences = Preferences(theme: .mono) }
    await store.finish()
  }

  @Test(
    "Whoever is signed in comes to the tabs, nobody does to the form",
    arguments: [
      (SessionState.signedIn(Account(username: "ada1")), AppFlow.main), (.noAccounts, .main), (.signedOut, .signedOut),
    ])
  func session(session: SessionState, flow: AppFlow) async {
    let store = await ShellStores.shell(world, waiting: "people/3")
    await store.send(.sessionKnown(session)) { $0.flow = flow }
    await store.finish()
    #expect(store.state.waiting == "people/3")
  }

  @Test("A session that is known once does not lead back")
  func sessionOnce() async {
    let store = await ShellStores.shell(world)
    await store.send(.sessionKnown(.noAccounts)) { $0.flow = .main }
    await store.send(.sessionKnown(.signedOut))
    await store.finish()
    #expect(store.state.flow == .main)
  }

  @Test("The flow reaches all of its phases and ends nowhere else")
  func phases() {
    let problems = ShellReducer.phaseMap.problems(from: .starting, terminal: [.signedOut, .main])
    #expect(problems.isEmpty)
    #expect(ShellReducer.phaseMap.problems(from: .main, terminal: [.main]).isEmpty == false)
  }

  @Test("After the first screen every tab is counted")
  func counts() async {
    let store = await ShellStores.shell(world)
    await store.send(.settled)
    await store.receive(.counted(.people, ListCount(5))) { $0.counts = [.people: ListCount(5)] }
    await store.receive(.counted(.posts, ListCount(10))) { $0.counts[.posts] = ListCount(10) }
    await store.receive(.counted(.settings, ListCount(20))) { $0.counts[.settings] = ListCount(20) }
    await store.finish()
  }

  @Test("A tab whose count is known is not counted again")
  func knownCounts() async {
    let store = await ShellStores.shell(world)
    await store.send(.counted(.people, ListCount(3))) { $0.counts = [.people: ListCount(3)] }
    await store.send(.settled)
    await store.receive(.counted(.posts, ListCount(10))) { $0.counts[.posts] = ListCount(10) }
    await store.receive(.counted(.settings, ListCount(20))) { $0.counts[.settings] = ListCount(20) }
    await store.finish()
  }

  @Test("A count that fails leaves only its own tab out")
  func countFails() async {
    world.change { $0.failures[.post] = DomainError(.unreachable) }
    let store = await ShellStores.shell(world)
    await store.send(.settled)
    await store.receive(.counted(.people, ListCount(5))) { $0.counts = [.people: ListCount(5)] }
    await store.receive(.counted(.settings, ListCount(20))) { $0.counts[.settings] = ListCount(20) }
    await store.finish()
  }

  @Test("A count of what could not all be gathered says so, of lists and of to-dos")
  func countCutShort() async {
    world.change { $0.cutShort = [.person, .todo] }
    let store = await ShellStores.shell(world)
    store.exhaustivity = .off
    await store.send(.settled)
    await store.skipReceivedActions()
    await store.finish()
    #expect(
      store.state.counts == [
        .people: ListCount(5, isCutShort: true), .posts: ListCount(10), .settings: ListCount(20, isCutShort: true),
      ])
  }

  @Test("Of what the service has none the count is zero")
  func countEmpty() async {
    world.change { $0.posts = [] }
    let store = await ShellStores.shell(world)
    store.exhaustivity = .off
    await store.send(.settled)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.counts == [.people: ListCount(5), .posts: ListCount(0), .settings: ListCount(20)])
  }

  @Test("What was said, and the question whether to quit, end with the next key")
  func notices() async {
    let store = await ShellStores.shell(world)
    await store.send(.noticed("Stopped.")) { $0.notice = "Stopped." }
    await store.send(.quitAsked) {
      $0.notice = "Press ^c again to quit."
      $0.isAskedToQuit = true
    }
    await store.send(.keyPressed) {
      $0.notice = nil
      $0.isAskedToQuit = false
    }
    await store.finish()
  }

  @Test("The list of keys opens at its top each time")
  func help() async {
    let store = await ShellStores.shell(world)
    await store.send(.helpToggled) { $0.isHelpOpen = true }
    await store.send(.help(.settled(offset: 0, height: 5))) { $0.helpCursor.settle(offset: 0, height: 5) }
    await store.send(.help(.moved(.pages(1)))) { $0.helpCursor.settle(offset: 5, height: 5) }
    await store.send(.helpToggled) {
      $0.isHelpOpen = false
      $0.helpCursor = PageCursor()
    }
    await store.finish()
  }

  @Test("The address that waits is forgotten on demand, and tabs are selected")
  func rest() {
    #expect(ShellState.after(waiting: "people/3").waiting == "people/3")
    #expect(ShellState.after(.waitingForgotten, waiting: "people/3").waiting == nil)
    #expect(ShellState.after(.tabSelected(.settings)).tab == .settings)
  }
}
