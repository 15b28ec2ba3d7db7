/// Where a load stands.
public enum LoadPhase: Hashable, Sendable, CaseIterable {
  /// Nothing was asked for yet.
  case idle
  /// Asked for, with nothing to show meanwhile.
  case loading
  /// It has come, and nothing is asked for.
  case loaded
  /// Asked for again, with what was loaded still shown.
  case refreshing
  /// It did not come; what was loaded before may still be shown.
  case failed
}
