public import DomainLayer
public import EntireTabInterface
internal import LogicSupport
public import StoaFlow

/// Runs the shell: who is signed in, which tab is selected, the counts beside the tabs, and what is said.
public struct ShellReducer: Reducer {
  let domain: DomainContainer
  private let counters: [ShellTab: TabCounter]
  private let signsIn: Bool
  private let restores: Bool

  /// - Parameters:
  ///   - counters: Of the tabs that carry a count.
  ///   - signsIn: Whether there is a place to sign in; without one nobody is asked to.
  ///   - restores: Whether it begins where it was left.
  public init(
    domain: DomainContainer, counters: [ShellTab: TabCounter] = [:], signsIn: Bool = true, restores: Bool = false
  ) {
    self.domain = domain
    self.counters = counters
    self.signsIn = signsIn
    self.restores = restores
  }

  public func reduce(into state: inout ShellState, action: ShellAction) -> Effect<ShellAction> {
    switch action {
    case .started:
      return .merge(restores ? sessionWithSnapshot() : session(), preferences())
    case .sessionKnown:
      return .none
    case .preferencesKnown(let preferences):
      // A change that is on its way to the disk is newer than what was read there.
      if !state.arePreferencesBeingSaved { state.preferences = preferences }
    case .preferencesChanged(let preferences):
      return keep(preferences, &state)
    case .preferencesSaved(let failure):
      return goOnKeeping(&state, after: failure)
    case .settled:
      return counts(of: state.tabs, besides: state.counts)
    case .countingStopped:
      return .cancel(id: CountEffect.counts)
    case .counted(let tab, let count):
      state.counts[tab] = count
    case .tabSelected(let tab):
      state.tab = tab
      state.returnTab = nil
    case .preferencesOpened(let tab):
      state.returnTab = tab
    case .noticed(let text):
      state.notice = text
    case .keyPressed:
      state.notice = nil
      state.isAskedToQuit = false
    case .helpToggled:
      state.isHelpOpen.toggle()
      state.helpCursor = PageCursor()
    case .help(let event):
      state.helpCursor.apply(event, links: 0)
    case .mouseSwitched(let isOn):
      state.isMouseOn = isOn
    case .quitAsked:
      state.isAskedToQuit = true
      state.notice = "Press ^c again to quit."
    case .waitingForgotten:
      state.waiting = nil
    case .waitingBegan(let address):
      state.waiting = address
    case .addressLine(let action):
      return reduceLine(&state, action)
    case .request(let action):
      return reduceRequest(&state, action)
    case .snapshot(let action):
      return reduceSnapshot(&state, action)
    }
    return .none
  }

  private func session() -> Effect<ShellAction> {
    .run { [load = domain.loadSession, signsIn] in
      let loaded = await Result.awaiting { () async throws(DomainError) in try await load() }
      // Without readable tokens nobody is signed in; signing in writes them anew.
      let session = (try? loaded.get()) ?? .signedOut
      return .sessionKnown(session == .signedOut && !signsIn ? .noAccounts : session)
    }
  }

  private func preferences() -> Effect<ShellAction> {
    .run { [load = domain.loadPreferences] in
      let loaded = await Result.awaiting { () async throws(DomainError) in try await load() }
      return (try? loaded.get()).map(ShellAction.preferencesKnown)
    }
  }

  private enum CountEffect: Hashable { case counts }

  /// The counts of the tabs that have not told theirs, each by itself: one that fails leaves only its own badge out.
  private func counts(of tabs: [ShellTab], besides known: [ShellTab: ListCount]) -> Effect<ShellAction> {
    let unknown = tabs.filter { known[$0] == nil }
    return .merge(unknown.compactMap { tab in counters[tab].map { count(tab, $0) } })
      .cancellable(id: CountEffect.counts)
  }

  private func count(_ tab: ShellTab, _ load: @escaping TabCounter) -> Effect<ShellAction> {
    .answer(load) { count in
      switch count {
      case .success(let count): .counted(tab, ListCount(count))
      case .failure(let error): error.isEmptyAnswer ? .counted(tab, ListCount(0)) : nil
      }
    }
  }
}
