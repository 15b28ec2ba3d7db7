public import StoaInput

/// What the keys of a photo's page do.
public enum PhotoCommand: Hashable, Sendable {
  case move(Motion)
  case refresh
}
