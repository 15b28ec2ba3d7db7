public import DomainLayer
public import StoaFlow

/// Runs signing in and out; the password is forgotten as soon as it was sent.
public struct AccountReducer: Reducer {
  private enum Work: Hashable, Sendable { case session }

  private let loadSession: LoadSession
  private let signIn: SignIn
  private let signOut: SignOut

  public init(loadSession: LoadSession, signIn: SignIn, signOut: SignOut) {
    self.loadSession = loadSession
    self.signIn = signIn
    self.signOut = signOut
  }

  public func reduce(into state: inout AccountState, action: AccountAction) -> Effect<AccountAction> {
    switch action {
    case .appeared:
      return .run { [loadSession] in
        await answer(AccountAction.known) { () async throws(DomainError) in try await loadSession() }
      }
    case .known(let session):
      state.session = session
      return .none
    case .edited(let text, let caret):
      switch state.field {
      case .username: state.username = text
      case .password: state.password = text
      }
      state.caret = caret
      return .none
    case .nextField:
      state.field = state.field == .username ? .password : .username
      state.caret = (state.field == .username ? state.username : state.password).count
      return .none
    case .submitted:
      return submit(&state)
    case .changed(let session):
      state.session = session
      state.isBusy = false
      return .none
    case .failed(let error):
      state.trouble = error
      state.isBusy = false
      return .none
    case .cancelled:
      state.isBusy = false
      return .cancel(id: Work.session)
    case .retried:
      guard state.hasFailed else { return .none }
      state.trouble = nil
      // The program took it that nobody is signed in: whatever comes is a change.
      return .run { [loadSession] in
        await answer(AccountAction.changed) { () async throws(DomainError) in try await loadSession() }
      }
    }
  }

  private func submit(_ state: inout AccountState) -> Effect<AccountAction> {
    guard !state.isBusy else { return .none }
    state.trouble = nil
    switch state.session {
    case .signedIn:
      state.isBusy = true
      return .run { [signOut] in
        await answer(AccountAction.changed) { () async throws(DomainError) in try await signOut() }
      }.cancellable(id: Work.session)
    case .signedOut where state.field == .username && state.password.isEmpty:
      // Enter in the name goes on to the password.
      return reduce(into: &state, action: .nextField)
    case .signedOut:
      let (username, password) = (state.username, state.password)
      state.isBusy = true
      state.password = ""
      state.caret = state.field == .password ? 0 : state.caret
      return .run { [signIn] in
        await answer(AccountAction.changed) { () async throws(DomainError) in
          try await signIn(username: username, password: password)
        }
      }.cancellable(id: Work.session)
    case .noAccounts, nil:
      return .none
    }
  }
}

private func answer(
  _ success: @Sendable (SessionState) -> AccountAction, _ work: () async throws(DomainError) -> SessionState
) async -> AccountAction {
  switch await Result.awaiting(work) {
  case .success(let session): success(session)
  case .failure(let error): .failed(error)
  }
}
