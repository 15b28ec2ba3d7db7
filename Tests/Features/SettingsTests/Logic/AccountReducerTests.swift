internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct AccountReducerTests {
  private let world = SampleWorld()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))

  init() { world.change { $0.session = .signedOut } }

  @Test("Signing in sends what was typed and forgets the password")
  func signIn() async {
    let ada = ada
    let store = await SettingsStores.account(world)
    await store.send(.appeared)
    await store.receive(.known(.signedOut)) { $0.session = .signedOut }
    await store.send(.edited(text: "ada1", caret: 4)) {
      $0.username = "ada1"
      $0.caret = 4
    }
    await store.send(.nextField) {
      $0.field = .password
      $0.caret = 0
    }
    await store.send(.edited(text: "secret", caret: 6)) {
      $0.password = "secret"
      $0.caret = 6
    }
    await store.send(.submitted) {
      $0.isBusy = true
      $0.password = ""
      $0.caret = 0
    }
    await store.receive(.changed(ada)) {
      $0.session = ada
      $0.isBusy = false
    }
    await store.finish()
  }

  @Test("A wrong name is refused, and the next try takes the refusal away")
  func refused() async {
    let store = await SettingsStores.account(world)
    store.exhaustivity = .off
    await store.send(.known(.signedOut))
    await store.send(.edited(text: "nobody", caret: 6))
    await store.send(.nextField)
    await store.send(.edited(text: "x", caret: 1))
    await store.send(.submitted)
    await store.receive(.failed(DomainError(.refusedSignIn))) {
      $0.trouble = DomainError(.refusedSignIn)
      $0.isBusy = false
    }
    await store.send(.submitted) { $0.trouble = nil }
    await store.skipReceivedActions()
    await store.finish()
  }

  @Test("Enter in the name goes on to the password, and an empty password is refused")
  func empty() async {
    let store = await SettingsStores.account(world)
    store.exhaustivity = .off
    await store.send(.known(.signedOut))
    await store.send(.edited(text: "ada1", caret: 4))
    await store.send(.submitted) {
      $0.field = .password
      $0.isBusy = false
    }
    await store.send(.submitted)
    await store.receive(.failed(DomainError(.refusedSignIn)))
    await store.finish()
    #expect(world.contents.session == .signedOut)
  }

  @Test("Signing out ends the session")
  func signOut() async {
    let ada = ada
    world.change { $0.session = ada }
    let store = await SettingsStores.account(world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.receive(.known(ada))
    await store.send(.submitted) { $0.isBusy = true }
    await store.receive(.changed(.signedOut)) {
      $0.session = .signedOut
      $0.isBusy = false
    }
    await store.finish()
    #expect(world.contents.session == .signedOut)
  }

  @Test("While the service is asked, a second wish changes nothing; stopping ends the first")
  func busy() async {
    let busy = AccountState.after(.known(.signedOut), .edited(text: "ada1", caret: 4), .nextField, .submitted)
    #expect(busy.isBusy)
    #expect(busy.and(.submitted) == busy)
    #expect(!busy.and(.cancelled).isBusy)
  }

  @Test("A service without accounts takes no wish")
  func noAccounts() {
    let state = AccountState.after(.known(.noAccounts))
    #expect(state.and(.submitted) == state)
    #expect(!state.showsForm)
  }

  @Test("Where it cannot be read who is signed in, trying again tells the program what it finds")
  func unreadable() async {
    let ada = ada
    let store = await SettingsStores.account(world)
    world.change { $0.sessionFailure = DomainError(.storage) }
    await store.send(.appeared)
    await store.receive(.failed(DomainError(.storage))) { $0.trouble = DomainError(.storage) }
    #expect(store.state.hasFailed)
    world.change {
      $0.sessionFailure = nil
      $0.session = ada
    }
    await store.send(.retried) { $0.trouble = nil }
    await store.receive(.changed(ada)) { $0.session = ada }
    await store.send(.retried)
    await store.finish()
  }

  @Test("Each field keeps its text, and the caret goes to its end")
  func fields() {
    let state = AccountState.after(
      .known(.signedOut), .edited(text: "ada", caret: 1), .nextField, .edited(text: "pw", caret: 2), .nextField)
    #expect(state.field == .username && state.caret == 3)
    #expect(state.username == "ada" && state.password == "pw")
    #expect(state.and(.nextField).caret == 2)
  }
}
