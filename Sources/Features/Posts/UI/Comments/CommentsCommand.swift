public import StoaInput

/// What the keys of the list of comments do.
public enum CommentsCommand: Hashable, Sendable {
  case move(Motion)
  case refresh
}
