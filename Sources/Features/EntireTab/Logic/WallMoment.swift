internal import Glibc

/// A moment as a clock and a calendar on the wall show it.
public struct WallMoment: Hashable, Sendable {
  /// "2026-12-01".
  public let day: String
  /// "14:02".
  public let time: String

  public init(day: String, time: String) {
    self.day = day
    self.time = time
  }

  /// Where the program runs (`TZ`).
  ///
  /// - Parameter seconds: Since 1970.
  public init(local seconds: Int64) {
    var moment = time_t(seconds)
    var parts = tm()
    localtime_r(&moment, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    day = "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    time = "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
