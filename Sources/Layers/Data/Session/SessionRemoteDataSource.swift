public import DomainLayer

/// The accounts of a service and the tokens of who is signed in; implemented by Remote.
public protocol SessionRemoteDataSource: Sendable {
  /// Whether the service has accounts at all.
  var hasAccounts: Bool { get }

  /// Whether somebody can sign in to them from here; false where tokens come from outside the program only.
  var signsIn: Bool { get }

  /// Who is signed in, by the tokens that are kept; nil when nobody is.
  func current() async throws(DomainError) -> Account?

  /// Signs in and keeps the tokens; `.refusedSignIn` for a wrong name or password.
  func signIn(username: String, password: String) async throws(DomainError) -> Account

  /// Forgets the tokens, and has the service forget them, without waiting for it.
  func signOut() async throws(DomainError)
}
