public import StoaInput

/// What the keys of a to-do's page do.
public enum TodoCommand: Hashable, Sendable {
  case move(Motion)
  case open, owner, refresh
}
