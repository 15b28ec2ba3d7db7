internal import StoaFlow

/// How long, in real time, a stage waits for what is outside of its own time: for each answer of a service.
public struct StagePatience: Sendable {
  /// The longest wait for one answer.
  public var limit: Duration
  /// What it is measured by: real time.
  public var clock: any Clock<Duration>

  /// - Parameter clock: Real time; somebody must fire its timers.
  public init(limit: Duration = .seconds(15), clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }
}
