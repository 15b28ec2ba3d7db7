internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import SettingsUI
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the account place: signing out, and the form for signing in.
@FlowActor final class AccountRouteHost: ScreenHost {
  let store: Store<AccountState, AccountAction>
  var frame = ScreenFrame<AccountContent, AccountState>()
  private var hasAppeared = false

  init(store: Store<AccountState, AccountAction>, navigation: SettingsNavigation) {
    self.store = store
    store.onAction = { action in
      if case .changed(let session) = action { navigation.raise(.sessionChanged(session)) }
    }
  }

  var keyMap: KeyMap<AccountCommand> {
    switch store.state.session {
    case .signedIn?: AccountScreen.signedInKeys
    case .signedOut?: AccountScreen.formKeys
    case nil where store.state.hasFailed: AccountScreen.failedKeys
    case .noAccounts?, nil: KeyMap([])
    }
  }

  var isBusy: Bool { store.state.isBusy }
  var capturesText: Bool { store.state.showsForm }
  var capturesSecret: Bool { store.state.showsForm && store.state.field == .password }
  var chrome: Chrome { Chrome(title: "Account", keys: chromeKeys) }

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    store.send(.appeared)
  }

  func layout(in size: Size) {}
  var slice: AccountState { store.state }
  func content(of slice: AccountState) -> AccountContent { AccountContent(slice) }

  func render(_ content: AccountContent, on canvas: inout Canvas, in rect: Rect) {
    AccountScreen.draw(content, on: &canvas, in: rect)
  }

  func handle(_ event: InputEvent) -> Bool {
    if performKey(event) { return true }
    guard store.state.showsForm else { return false }
    switch edit(event) {
    case .edited(let text, let caret): store.send(.edited(text: text, caret: caret))
    case .refused: break
    case .ignored: return false
    }
    return true
  }

  func refusal(of event: InputEvent) -> String? {
    guard store.state.showsForm, case .refused(let why) = edit(event) else { return nil }
    return why
  }

  private func edit(_ event: InputEvent) -> FieldEdit {
    switch store.state.field {
    case .username: FieldEdit(event, text: store.state.username, caret: store.state.caret, field: "a username")
    case .password: FieldEdit(event, text: store.state.password, caret: store.state.caret, field: "a password")
    }
  }

  func cancelLoad() -> Bool {
    guard isBusy else { return false }
    store.send(.cancelled)
    return true
  }

  func refresh() { store.send(.retried) }

  func perform(_ command: AccountCommand) {
    switch command {
    case .submit: store.send(.submitted)
    case .nextField: store.send(.nextField)
    case .refresh: refresh()
    }
  }
}
