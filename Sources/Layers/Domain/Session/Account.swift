/// Who is signed in.
public struct Account: Hashable, Sendable {
  /// The name to sign in with; "" when the token came from outside and the service does not say whose it is.
  public let username: String
  /// The person behind the account, where the service says so.
  public let userID: User.ID?

  public init(username: String, userID: User.ID? = nil) {
    self.username = username
    self.userID = userID
  }
}
