package import StoaNetworking

/// A token that was given from outside: it stays whatever a service says, until somebody signs out.
///
/// Nothing could bring it back in this run, so one refusal (a service that starts, a clock that is wrong) must not be
/// the end of it: the next try sends it again.
package struct GivenTokenStorage: TokenStorage {
  private let base: MemoryTokenStorage

  package init(_ token: String?) { base = MemoryTokenStorage(token.map { TokenPair(access: $0) }) }

  package func snapshot() -> TokenSnapshot { base.snapshot() }

  package func save(_ tokens: TokenPair) { base.save(tokens) }

  package func clear() { base.clear() }

  package func replace(generation: UInt64, with tokens: TokenPair?) -> Bool {
    // Tokens of a sign-in in this run can be renewed, and end when that is refused.
    guard tokens != nil || base.snapshot().tokens?.refresh != nil else { return false }
    return base.replace(generation: generation, with: tokens)
  }
}
