public import StoaInput

/// What the keys of a post's page do.
public enum PostCommand: Hashable, Sendable {
  case move(Motion)
  case open, author, refresh
}
