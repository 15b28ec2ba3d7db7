public import StoaInput

/// What the keys of the list of posts do.
public enum PostsCommand: Hashable, Sendable {
  case move(Motion)
  case open, author, filter, refresh
}
