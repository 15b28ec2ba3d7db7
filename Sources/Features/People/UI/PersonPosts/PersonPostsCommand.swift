public import StoaInput

/// What the keys of the list of a person's posts do.
public enum PersonPostsCommand: Hashable, Sendable {
  case move(Motion)
  case open, filter, refresh
}
