internal import EntireTabInterface
internal import Glibc

extension WallClock {
  /// The one of where the program runs (`TZ`).
  ///
  /// - Parameter now: Seconds since 1970.
  static func local(now: @escaping @Sendable () -> Int) -> WallClock {
    WallClock(now: { Int64(now()) }) { seconds in
      var moment = time_t(seconds)
      var parts = tm()
      localtime_r(&moment, &parts)
      let day = "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      return Moment(day: day, time: "\(two(parts.tm_hour)):\(two(parts.tm_min))")
    }
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
