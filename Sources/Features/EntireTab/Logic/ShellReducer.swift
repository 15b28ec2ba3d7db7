public import DomainLayer
internal import EntireTabInterface
internal import LogicSupport
public import StoaFlow

/// Runs the shell: who is signed in, which tab is selected, the counts beside the tabs, and what is said.
public struct ShellReducer: Reducer {
  let domain: DomainContainer
  private let restores: Bool

  /// - Parameter restores: Whether it begins where it was left.
  public init(domain: DomainContainer, restores: Bool = false) {
    self.domain = domain
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
      return counts(besides: state.counts)
    case .countingStopped:
      return .cancel(id: CountEffect.counts)
    case .counted(let tab, let count):
      state.counts[tab] = count
    case .tabSelected(let tab):
      state.tab = tab
      state.returnTab = nil
    case .preferencesOpened(let tab):
      state.returnTab = tab == .settings ? nil : tab
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
    .run { [load = domain.loadSession] in
      let session = await Result.awaiting { () async throws(DomainError) in try await load() }
      // Without readable tokens nobody is signed in; signing in writes them anew.
      return .sessionKnown((try? session.get()) ?? .signedOut)
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
  private func counts(besides known: [ShellTab: Int]) -> Effect<ShellAction> {
    .merge(ShellTab.allCases.filter { known[$0] == nil }.map(count)).cancellable(id: CountEffect.counts)
  }

  private func count(_ tab: ShellTab) -> Effect<ShellAction> {
    let domain = domain
    return switch tab {
    case .people:
      count(tab) { (isRefresh) async throws(DomainError) in
        try await domain.loadPeople(PageRequest(query: UserQuery()), refresh: isRefresh).count
      }
    case .posts:
      count(tab) { (isRefresh) async throws(DomainError) in
        try await domain.loadPosts(PageRequest(query: PostQuery()), refresh: isRefresh).count
      }
    case .settings:
      count(tab) { (isRefresh) async throws(DomainError) in
        try await domain.countTodos(refresh: isRefresh).map(\.total)
      }
    }
  }

  private func count(
    _ tab: ShellTab, _ load: @escaping @Sendable (_ isRefresh: Bool) async throws(DomainError) -> Answer<Int>
  ) -> Effect<ShellAction> {
    .answer(load) { count in
      switch count {
      case .success(let count): .counted(tab, count)
      case .failure(let error): error.isEmptyAnswer ? .counted(tab, 0) : nil
      }
    }
  }
}

extension Page {
  fileprivate var count: Answer<Int> { Answer(total, freshness: freshness) }
}
