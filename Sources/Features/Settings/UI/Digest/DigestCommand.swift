public import StoaInput

/// What the keys of the digest do.
public enum DigestCommand: Hashable, Sendable {
  case move(Motion)
  case refresh
}
