/// Where a load stands.
public enum LoadPhase: Hashable, Sendable, CaseIterable {
  /// Nothing was asked for yet.
  case idle
  /// Asked for, with nothing to show meanwhile.
  case loading
  case loaded
  /// Asked for again, with what was loaded still shown.
  case refreshing
  case failed
}
