/// Whether somebody is signed in, and whether anybody can be.
public enum SessionState: Hashable, Sendable {
  case signedIn(Account)
  case signedOut
  /// The service has no accounts: everything is open.
  case noAccounts

  /// Who is signed in, if somebody is.
  public var account: Account? {
    switch self {
    case .signedIn(let account): account
    case .signedOut, .noAccounts: nil
    }
  }

  /// Whether what needs an account may be asked for.
  public var isOpen: Bool { self != .signedOut }
}
