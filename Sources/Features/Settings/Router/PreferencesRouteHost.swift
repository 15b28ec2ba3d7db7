internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import SettingsUI
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the preferences.
@FlowActor final class PreferencesRouteHost: ScreenHost {
  let store: Store<PreferencesState, PreferencesAction>
  let keyMap = PreferencesScreen.keyMap
  var frame = ScreenFrame<PreferencesContent, PreferencesState>()
  private let facts: ProgramFacts
  private var hasAppeared = false

  init(
    store: Store<PreferencesState, PreferencesAction>, facts: ProgramFacts, navigation: SettingsNavigation
  ) {
    self.store = store
    self.facts = facts
    store.onAction = { [weak store] action in
      guard action == .changed, let store, store.state.selection < 2 else { return }
      navigation.raise(.preferencesChanged(store.state.preferences))
    }
  }

  var chrome: Chrome {
    let trouble = store.state.failure.map { StatusItem(.problem, $0.message, brief: $0.brief) }
    return Chrome(title: "Preferences", status: [trouble].compactMap(\.self), keys: chromeKeys)
  }

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    store.send(.appeared)
  }

  func select(_ item: Int) { store.send(.moved(by: item - store.state.selection)) }
  func layout(in size: Size) {}
  var slice: PreferencesState { store.state }
  func content(of slice: PreferencesState) -> PreferencesContent { PreferencesContent(slice, facts: facts) }

  func render(_ content: PreferencesContent, on canvas: inout Canvas, in rect: Rect) {
    PreferencesScreen.draw(content, on: &canvas, in: rect)
  }

  func cancelLoad() -> Bool { false }

  func perform(_ command: PreferencesCommand) {
    switch command {
    case .down: store.send(.moved(by: 1))
    case .up: store.send(.moved(by: -1))
    case .change: store.send(.changed)
    }
  }
}
