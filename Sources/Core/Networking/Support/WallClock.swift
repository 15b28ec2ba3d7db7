internal import Glibc

/// The time of day, for what other machines and other runs must understand.
public enum WallClock {
  /// Milliseconds since 1970. It may jump: people and machines set it.
  public static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
