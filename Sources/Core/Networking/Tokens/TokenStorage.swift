/// Where the tokens of the session are kept.
///
/// Every change gives a new generation, so that whoever acted on older tokens can tell that they are older; the
/// session stays the same while its tokens are only renewed, and changes with each sign-in and sign-out.
public protocol TokenStorage: Sendable {
  /// What is kept now, all of one moment.
  func snapshot() throws(HTTPError) -> TokenSnapshot

  /// Keeps the tokens of a new session.
  func save(_ tokens: TokenPair) throws(HTTPError)

  /// Forgets the session.
  func clear() throws(HTTPError)

  /// Renews the tokens (nil: ends the session) if they are still of that generation; false when they are not.
  @discardableResult
  func replace(generation: UInt64, with tokens: TokenPair?) throws(HTTPError) -> Bool
}

extension TokenStorage {
  /// The tokens kept now; nil when nobody is signed in.
  public func load() throws(HTTPError) -> TokenPair? { try snapshot().tokens }

  /// Goes up with every change.
  public var generation: UInt64 {
    get throws(HTTPError) { try snapshot().generation }
  }
}
