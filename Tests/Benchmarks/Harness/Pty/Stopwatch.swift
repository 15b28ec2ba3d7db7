internal import Glibc

/// The clocks that are measured by.
package enum Stopwatch {
  /// Nanoseconds since some moment in the past.
  package static var now: UInt64 { read(CLOCK_MONOTONIC) }

  /// Nanoseconds that this thread has had a processor: others that want it too are not in them.
  static var worked: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The milliseconds between two moments.
  package static func milliseconds(from start: UInt64, to end: UInt64) -> Double {
    end >= start ? Double(end - start) / 1e6 : -Double(start - end) / 1e6
  }
}
