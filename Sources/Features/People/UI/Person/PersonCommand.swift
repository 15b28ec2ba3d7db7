public import StoaInput

/// What the keys of a person's page do.
public enum PersonCommand: Hashable, Sendable {
  case move(Motion)
  case open, todos, refresh
}
