internal import DomainLayer

/// What the account place shows.
public struct AccountContent: Equatable, Sendable {
  public enum Body: Hashable, Sendable {
    case loading
    /// Who is signed in could not be read; why, and what helps.
    case failed(String, advice: String)
    case signedIn(username: String)
    /// The form; the caret stands in the field that has the keys.
    case form(username: String, password: String, isPasswordFocused: Bool, caret: Int)
    /// Nobody can sign in; what to know instead.
    case noAccounts(String, advice: String)
  }

  public let body: Body
  /// Whether the service is being asked.
  public let isBusy: Bool
  public let trouble: String?

  public init(_ state: AccountState) {
    switch state.session {
    case nil: body = state.trouble.map { .failed($0.message, advice: $0.advice) } ?? .loading
    case .noAccounts?:
      let error = DomainError(.noAccounts)
      body = .noAccounts(error.message, advice: error.advice)
    case .signedIn(let account)?: body = .signedIn(username: account.username)
    case .signedOut?:
      body = .form(
        username: state.username, password: state.password, isPasswordFocused: state.field == .password,
        caret: state.caret)
    }
    isBusy = state.isBusy
    trouble = state.trouble?.message
  }
}
