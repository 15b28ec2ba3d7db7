internal import Synchronization

/// Tokens that last as long as the program: for a token from the environment, and for tests.
public final class MemoryTokenStorage: TokenStorage {
  private let state: Mutex<TokenSnapshot>

  /// Holds these tokens at first; nobody is signed in where there are none.
  public init(_ tokens: TokenPair? = nil) {
    state = Mutex(TokenSnapshot(tokens: tokens, generation: 0, session: tokens == nil ? 0 : 1))
  }

  public func snapshot() -> TokenSnapshot {
    state.withLock { $0 }
  }

  /// The tokens; nil when nobody is signed in.
  public func load() -> TokenPair? { snapshot().tokens }

  public var generation: UInt64 { snapshot().generation }

  public func save(_ tokens: TokenPair) {
    state.withLock { state in
      let next = state.generation + 1
      // A generation never comes back, so a session numbered after one never does either.
      state = TokenSnapshot(tokens: tokens, generation: next, session: next + 1)
    }
  }

  public func clear() {
    state.withLock { $0 = TokenSnapshot(tokens: nil, generation: $0.generation + 1, session: 0) }
  }

  @discardableResult
  public func replace(generation: UInt64, with tokens: TokenPair?) -> Bool {
    state.withLock { state in
      guard state.generation == generation else { return false }
      state.tokens = tokens
      state.generation += 1
      if tokens == nil { state.session = 0 }
      return true
    }
  }
}
