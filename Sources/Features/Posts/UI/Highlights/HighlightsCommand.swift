public import StoaInput

/// What the keys of the highlights do.
public enum HighlightsCommand: Hashable, Sendable {
  case move(Motion)
  case open, refresh
}
