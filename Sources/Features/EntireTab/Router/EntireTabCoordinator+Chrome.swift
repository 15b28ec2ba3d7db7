internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabUI
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// What stands around the tab, made from what its place publishes.
extension EntireTabCoordinator {
  func content() -> ShellContent {
    let chrome = isReady ? tab.chrome : Chrome()
    let state = store.state
    let badges = state.counts.mapValues(\.text)
    let status = statusItems(state, chrome)
    let position = chrome.status.first { $0.kind == .position }?.text ?? ""
    return ShellContent(
      state, badges: badges, title: chrome.title, status: texts(of: status, beside: position),
      isTrouble: status.first?.kind == .problem, position: position, footer: footer(chrome))
  }

  /// What the status line says: the few words where the whole sentences would be cut, and of these, where they would be,
  /// all but how old it is.
  private func texts(of status: [StatusItem], beside position: String) -> [String] {
    let room = ShellScreen.statusRoom(beside: position, layout: layout)
    func fits(_ texts: [String]) -> Bool {
      TextWidth.of(texts.joined(separator: " \(glyphs.separator) ")) <= room
    }
    let whole = status.map(\.text)
    if fits(whole) { return whole }
    let brief = status.map { $0.brief ?? $0.text }
    if fits(brief) { return brief }
    return status.filter { $0.kind != .freshness }.map { $0.brief ?? $0.text }
  }

  /// What a tab's own list knows is newer than what was counted at the start.
  func noteCounts() {
    for tab in store.state.tabs {
      if let count = features.madeTab(tab)?.badge, count != store.state.counts[tab] { store.send(.counted(tab, count)) }
    }
  }

  private func statusItems(_ state: ShellState, _ chrome: Chrome) -> [StatusItem] {
    var items = chrome.status.filter { $0.kind != .position }.map(said)
    if state.flow == .signedOut, let waiting = state.waiting {
      items.append(StatusItem(.activity, "After signing in: \(waiting) (Esc forgets it)"))
    }
    if let request = state.request, state.isRequestSlow {
      items.insert(
        StatusItem(.activity, "looking for \(request.subject), Esc stops it", brief: "looking, Esc stops it"), at: 0)
    }
    if let notice = state.notice { items.insert(StatusItem(.notice, notice), at: 0) }
    return items
  }

  /// The keys of the shell, as the lists of keys show them: the preferences are a place of Settings.
  var chromeKeys: [Chrome.Key] {
    keys.filtered { $0.command != .preferences || features[SettingsPlace.tab] != nil }.chromeKeys
  }

  private func footer(_ chrome: Chrome) -> [ShellContent.KeyItem] {
    if store.state.isHelpOpen { return [ShellContent.KeyItem(label: "Esc", title: "close")] }
    // Nobody goes back from the only place there is.
    let isSignedOut = store.state.flow == .signedOut
    let own = isSignedOut ? chrome.footer.filter { $0.name != "back" } : chrome.footer
    // While all keys are text there, this one is the way out.
    let leave = isSignedOut ? ShellKeys.whileSignedOut.chromeKeys : []
    let shown = own + (tab.capturesText ? leave : chromeKeys.filter(\.inFooter))
    return shown.map { key in
      // One key is enough for the footer; the list of keys has them all.
      ShellContent.KeyItem(
        label: String(key.label.prefix { $0 != " " }), title: key.title, isKept: key.name == "keys")
    }
  }

  var helpSections: [HelpSheet.Section] {
    func section(_ title: String, _ keys: [Chrome.Key]) -> HelpSheet.Section {
      HelpSheet.Section(title: title, keys: keys.map { ShellContent.KeyItem(label: $0.label, title: $0.title) })
    }
    return [section(tab.chrome.title, tab.chrome.keys), section("Everywhere", chromeKeys)]
  }

  /// Keeps the list of keys within its bounds, before it is drawn.
  func settleHelp() {
    let area = HelpSheet.area(in: layout.body)
    let offset = HelpSheet.offset(helpSections, from: store.state.helpCursor.offset, in: area)
    let height = HelpSheet.height(in: area)
    guard offset != store.state.helpCursor.offset || height != store.state.helpCursor.height else { return }
    store.send(.help(.settled(offset: offset, height: height)))
  }

  func drawHelp(on canvas: inout Canvas) {
    HelpSheet.draw(
      helpSections, offset: store.state.helpCursor.offset, on: &canvas, in: HelpSheet.area(in: layout.body))
    canvas.cursor = nil
  }
}
