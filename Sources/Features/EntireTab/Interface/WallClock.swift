/// The clock and the calendar on the wall.
public struct WallClock: Sendable {
  /// A moment as they show it.
  public struct Moment: Hashable, Sendable {
    /// "2026-12-01".
    public let day: String
    /// "14:02".
    public let time: String

    public init(day: String, time: String) {
      self.day = day
      self.time = time
    }
  }

  /// Seconds since 1970.
  public let now: @Sendable () -> Int64
  /// What they show, or showed, at so many seconds since 1970.
  public let moment: @Sendable (Int64) -> Moment

  public init(now: @escaping @Sendable () -> Int64, moment: @escaping @Sendable (Int64) -> Moment) {
    self.now = now
    self.moment = moment
  }

  /// One that stands still where nobody looks at it.
  public static let stopped = WallClock(now: { 0 }, moment: { _ in Moment(day: "", time: "") })
}
