internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabUI
internal import RouterSupport
internal import SettingsInterface
internal import StoaFlow
public import StoaInput

extension EntireTabCoordinator {
  /// Takes one event: the address line first, then the list of keys, a place that takes text, the shell's keys, and the
  /// place's. Where that leads to another place, this one is the previous place.
  public func handle(_ event: InputEvent) {
    guard store.state.flow == .main else { return route(event) }
    let (origin, generation) = (destination, visits.generation)
    route(event)
    // What leads to an address, or along the history, has said so itself.
    if visits.generation == generation { visits.moved(from: origin, to: destination) }
    dropOutdatedRequest()
    touch()
  }

  func route(_ event: InputEvent) {
    switch event {
    case .mouse where store.state.addressLine != nil && !heldEvents.isEmpty:
      // It must not overtake the keys that wait for the history.
      hold(event)
      return
    case .mouse(let mouse):
      return takeMouse(mouse)
    case .key, .paste:
      // What stands under the mouse may be another thing by now.
      clicks.reset()
    case .focus:
      break
    }
    if store.state.addressLine == nil { take(event) } else { handleInLine(event) }
  }

  private func take(_ event: InputEvent) {
    if let why = refusal(of: event) {
      store.send(.keyPressed)
      store.send(.noticed(why))
      return
    }
    guard case .key(let press) = event else {
      if case .paste = event, store.state.notice != nil { store.send(.keyPressed) }
      _ = tab.handle(event)
      return
    }
    let command = ShellKeys.always.command(for: press)
    let wasAsked = store.state.isAskedToQuit
    if store.state.notice != nil || wasAsked { store.send(.keyPressed) }
    if let command {
      perform(command, wasAsked: wasAsked)
    } else if store.state.isHelpOpen {
      handleHelp(press)
    } else if capturesText {
      handleInTab(event)
    } else if press == KeyPress(.escape), store.state.request != nil {
      answer(.cancelled)
    } else if let command = keys.command(for: press) {
      perform(command, wasAsked: wasAsked)
    } else {
      handleInTab(event)
    }
  }

  /// A signal asked to stop: the same as the key.
  public func interrupt() { handle(.key(.control("c"))) }

  /// Why an event is not taken, where that has to be said.
  private func refusal(of event: InputEvent) -> String? {
    if capturesText { return tab.refusal(of: event) }
    if case .paste = event { return "Pasting works in text fields only." }
    return nil
  }

  private var capturesText: Bool { isReady && tab.capturesText && !store.state.isHelpOpen }

  private func handleInTab(_ event: InputEvent) {
    guard isReady, !layout.isTooSmall else { return }
    if store.state.flow == .signedOut, event == .key(KeyPress(.escape)) {
      forgetWaiting()
    } else {
      _ = tab.handle(event)
      returnFromPreferences()
    }
  }

  func perform(_ command: ShellCommand, wasAsked: Bool) {
    switch command {
    case .tab(let number): select(store.state.tabs[number - 1])
    case .nextTab: step(1)
    case .previousTab: step(-1)
    case .help: store.send(.helpToggled)
    case .preferences: openPreferences()
    case .address: showAddress()
    case .addressLine: openLine()
    case .previousPlace: goToPrevious()
    case .historyBack: goBack()
    case .historyForward: goForward()
    case .mouse: toggleMouse()
    case .redraw: onIntent?(.redraw)
    case .inspect: onIntent?(.inspect)
    case .network: onIntent?(.network)
    case .leave: leave()
    case .quit: quit()
    case .cancel: cancel(wasAsked: wasAsked)
    }
  }

  private func select(_ tab: ShellTab) {
    guard store.state.flow == .main else {
      if store.state.flow == .signedOut { store.send(.noticed("Sign in first.")) }
      return
    }
    store.send(.tabSelected(tab))
  }

  private func step(_ by: Int) {
    let tabs = store.state.tabs
    let index = tabs.firstIndex(of: store.state.tab) ?? 0
    select(tabs[(index + by + tabs.count) % tabs.count])
  }

  var arePreferencesOpen: Bool {
    store.state.tab == SettingsPlace.tab && settings?.stack.last == .preferences
  }

  /// Where Settings is; nil where the program has no such tab.
  private var settings: SettingsPlace? { features.place(SettingsPlace.self) }

  private func openPreferences() {
    guard store.state.flow == .main, !arePreferencesOpen else { return }
    guard var place = settings else { return notice("There are no preferences here.") }
    place.stack.removeAll { $0 == .preferences }
    place.stack.append(.preferences)
    place.sheet = nil
    let tab = store.state.tab
    open(Destination(place))
    if tab != SettingsPlace.tab { store.send(.preferencesOpened(from: tab)) }
  }

  /// Whoever opened the preferences from another tab and has left them is back there.
  func returnFromPreferences() {
    guard let tab = store.state.returnTab, settings?.stack.last != .preferences else { return }
    store.send(.tabSelected(tab))
  }

  private func showAddress() {
    guard isReady else { return }
    let url = destination.url
    onIntent?(.copy(url))
    store.send(.noticed("\(url) copied"))
  }

  private func leave() {
    if isReady, store.state.flow == .main, tab.leave() {
      returnFromPreferences()
      return
    }
    exit(0)
  }

  private func cancel(wasAsked: Bool) {
    if store.state.request != nil { return answer(.cancelled) }
    // The place says itself that it has stopped.
    if isReady, tab.cancelLoad() {
      // Else they would wait on for the very answer that the place has asked for.
      store.send(.countingStopped)
      return
    }
    if wasAsked {
      keepPlaces()
      onIntent?(.exit(130))
    } else {
      store.send(.quitAsked)
    }
  }

  private func forgetWaiting() {
    guard store.state.waiting != nil else { return }
    store.send(.waitingForgotten)
    store.send(.noticed("The address is forgotten."))
  }

  /// The keys of the list of keys, and of the shell those that lead out of the program or anywhere in it.
  private func handleHelp(_ press: KeyPress) {
    let command = keys.command(for: press)
    if let motion = ShellKeys.help.command(for: press) {
      store.send(.help(.moved(ListMotion(motion))))
    } else if command == .addressLine {
      openLine()
    } else if command == .quit {
      quit()
    } else if [KeyPress(.escape), .character("?"), .character("q"), .character("h"), KeyPress(.left)].contains(press) {
      store.send(.helpToggled)
    }
  }
}
