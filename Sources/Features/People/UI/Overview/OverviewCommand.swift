public import StoaInput

/// What the keys of the overview do.
public enum OverviewCommand: Hashable, Sendable {
  case move(Motion)
  case refresh
}
