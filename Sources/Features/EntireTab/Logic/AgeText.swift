public import EntireTabInterface

/// How old what is shown is, in words for the status line.
public enum AgeText {
  /// What has been shown for so long, in seconds, is not called fresh any more.
  static let freshFor: Int64 = 300

  /// Whether the words change as time goes by.
  public static func isAging(since time: Int64, isStale: Bool, now: Int64) -> Bool {
    !isStale && now - time < freshFor
  }

  /// "fresh 4 m", "from 14:02", "offline, from 14:02".
  ///
  /// - Parameters:
  ///   - time: When it was made or last confirmed, in seconds since 1970.
  public static func text(
    since time: Int64, isStale: Bool, isOffline: Bool, by clock: WallClock
  ) -> String {
    let now = clock.now()
    if isAging(since: time, isStale: isStale, now: now) {
      // A clock may have been set back meanwhile.
      let minutes = max(0, now - time) / 60
      return minutes == 0 ? "fresh" : "fresh \(minutes) m"
    }
    let then = clock.moment(time)
    let words = "from \(then.day == clock.moment(now).day ? then.time : then.day)"
    return isOffline ? "offline, \(words)" : words
  }
}
