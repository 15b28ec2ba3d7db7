/// What a token storage held at one moment.
public struct TokenSnapshot: Hashable, Sendable {
  /// The tokens; nil when nobody is signed in.
  public var tokens: TokenPair?
  /// Goes up with every change.
  public var generation: UInt64
  /// The same for tokens that were renewed, another one after each sign-in; zero when nobody is signed in.
  public var session: UInt64

  /// What a storage held, with its two counts.
  public init(tokens: TokenPair?, generation: UInt64, session: UInt64) {
    self.tokens = tokens
    self.generation = generation
    self.session = session
  }
}
