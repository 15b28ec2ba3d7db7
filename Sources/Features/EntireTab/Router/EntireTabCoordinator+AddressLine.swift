internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabUI
internal import RouterSupport
internal import SettingsInterface
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// The address line: what its keys do, and how what stands in it is obeyed.
extension EntireTabCoordinator {
  func openLine() {
    guard isReady, !layout.isTooSmall else { return }
    // Whoever is typing an address does not want to be led elsewhere meanwhile.
    answer(.outdated)
    let commands = commands.map { AddressCommand(name: $0.name, title: $0.title, keys: $0.keys) }
    send(.opened(AddressMenu(forms: book.forms, commands: commands)))
  }

  /// The commands that can be given by name where one is: those of the place, then those of the shell.
  package var commands: [(name: String, title: String, keys: String)] {
    (tab.chrome.keys + chromeKeys).map { ($0.name, $0.title, $0.label) }
  }

  /// Takes an event while the line is open: all keys are its own. On a screen too small to show it, it can be closed.
  func handleInLine(_ event: InputEvent) {
    guard let line = store.state.addressLine else { return }
    let command = ShellKeys.line.command(for: event)
    switch command {
    case .close?:
      heldEvents = []
      send(.closed)
    case .redraw?: onIntent?(.redraw)
    case .inspect?: onIntent?(.inspect)
    case _ where layout.isTooSmall: break
    case .recall? where store.state.awaitsHistory, _ where !heldEvents.isEmpty: hold(event)
    case .run?: run(line)
    case .complete(let step)?: send(.completed(by: step))
    case .recall(let step)?: send(.recalled(by: step))
    case nil: edit(line, event)
    }
  }

  /// Keeps the list of completions where it is as long as the chosen one is in view, before it is drawn.
  func settleLine() {
    guard let line = store.state.addressLine, !layout.isTooSmall else { return }
    let top = line.top(rows: AddressLineView.rows(of: line, layout: layout))
    if top != line.top { send(.settled(top: top)) }
  }

  /// Takes what was pressed while the history was on its way, once it is there.
  ///
  /// Keys that were pressed before the program went elsewhere, by a link say, must not lead away from there.
  func releaseEvents() {
    guard !store.state.awaitsHistory else { return }
    let events = heldEvents
    heldEvents = []
    if heldGeneration == visits.generation { events.forEach(handle) }
  }

  func hold(_ event: InputEvent) {
    if heldEvents.isEmpty { heldGeneration = visits.generation }
    heldEvents.append(event)
  }

  private func edit(_ line: AddressLine, _ event: InputEvent) {
    if line.text.isEmpty, event == .key(KeyPress(.backspace)) { return send(.closed) }
    switch FieldEdit(event, text: line.text, caret: line.caret, field: "the address line") {
    case .edited(let text, let caret): send(.edited(text: text, caret: caret))
    case .refused(let why): send(.refused(why))
    case .ignored: break
    }
  }

  /// Obeys what stands in the line; an address goes before a command of the same name.
  private func run(_ line: AddressLine) {
    let entry = AddressEntry(line.text)
    if entry.isEmpty { return send(.closed) }
    if let unfinished = line.unfinished, let missing = unfinished.missing {
      return send(.refused("'\(unfinished.label)' needs its \(missing); type it"))
    }
    do throws(LinkRefusal) {
      let destination = try book.resolver.resolve(entry.address)
      send(.obeyed(entry))
      go(to: destination)
    } catch {
      guard let name = entry.command else { return send(.refused(error.message)) }
      run(name, entry, unless: error)
    }
  }

  /// Goes there, or has the address wait for somebody to sign in.
  private func go(to destination: Destination) {
    if store.state.flow == .main { return open(destination) }
    guard destination != Destination(SettingsPlace.account) else { return }
    store.send(.waitingBegan(destination.address))
  }

  private func run(_ name: String, _ entry: AddressEntry, unless refusal: LinkRefusal) {
    if let command = keys.command(named: name) {
      if let obstacle = obstacle(to: command) { return send(.refused(obstacle)) }
      send(.obeyed(entry))
      return perform(command, wasAsked: false)
    }
    switch tab.perform(named: name) {
    case .done:
      send(.obeyed(entry))
      returnFromPreferences()
    case .refused(let why):
      send(.refused(why))
    case .unknown:
      // Fingers that know a key type it behind the colon, too.
      if let command = commands.first(where: { $0.keys.split(separator: " ").contains { $0 == entry.text } }) {
        return run(command.name, entry, unless: refusal)
      }
      // A path that is no place is explained by the address book; a word may have been meant as a command.
      guard case .place(_, let known) = refusal else { return send(.refused(refusal.message)) }
      send(.refused("there is no place and no command '\(entry.text)'; try \(known.joined(separator: ", ")), keys"))
    }
  }

  /// Why a command of the shell means nothing just now.
  private func obstacle(to command: ShellCommand) -> String? {
    switch command {
    case .tab, .nextTab, .previousTab, .preferences, .previousPlace, .historyBack, .historyForward:
      return store.state.flow == .main ? obstacleInMain(to: command) : "sign in first"
    case .help, .address, .mouse, .addressLine, .redraw, .inspect, .network, .leave, .quit, .cancel:
      return nil
    }
  }

  private func obstacleInMain(to command: ShellCommand) -> String? {
    let history = visits.history
    return switch command {
    case .previousPlace where history.previous(from: destination) == nil: "there is no previous place yet"
    case .historyBack where history.back(from: destination) == nil: "there is nothing to go back to"
    case .historyForward where history.forward(from: destination) == nil: "there is nothing to go forward to"
    case .preferences where arePreferencesOpen: "the preferences are open already"
    default: nil
    }
  }

  private func send(_ action: AddressLineAction) { store.send(.addressLine(action)) }
}
