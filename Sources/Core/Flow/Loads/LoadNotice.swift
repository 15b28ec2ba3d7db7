/// Where a load stands that has brought nothing to show yet: what a place says instead.
public struct LoadNotice<Failure: Sendable>: Sendable {
  /// Where the load stands.
  public let phase: LoadPhase
  /// Why it failed; nil in every other phase.
  public let failure: Failure?
  /// How often the wait was drawn; nil until it has lasted long enough to be shown.
  public let waitTicks: Int?
}

extension LoadNotice: Equatable where Failure: Equatable {}

extension ItemState {
  /// What stands in place of the value; nil once it has come, so that a wait with a value to show changes nothing.
  public var notice: LoadNotice<Failure>? {
    value == nil ? LoadNotice(phase: phase, failure: failure, waitTicks: waitTicks) : nil
  }
}

extension ListState {
  /// What stands in place of the rows; nil while there are any, so that a wait with rows to show changes nothing.
  public var notice: LoadNotice<Failure>? {
    rows.total == 0 ? LoadNotice(phase: phase, failure: failure, waitTicks: waitTicks) : nil
  }
}
