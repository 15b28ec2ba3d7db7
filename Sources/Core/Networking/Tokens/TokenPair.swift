/// What proves a sign-in: the token that is sent, and the one that gets a new one.
public struct TokenPair: Hashable, Sendable {
  /// The token that is sent.
  public var access: String
  /// Nil for a fixed token that nothing can renew.
  public var refresh: String?
  /// When the access token ends, in seconds since 1970; nil when the service did not say.
  public var expires: Int64?

  /// A token, with what renews it and when it ends, in seconds since 1970, where that is known.
  public init(access: String, refresh: String? = nil, expires: Int64? = nil) {
    self.access = access
    self.refresh = refresh
    self.expires = expires
  }
}

extension TokenPair: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never the tokens themselves, so that a stray print or a failed expectation leaks nothing.
  public var description: String { "TokenPair(redacted)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
