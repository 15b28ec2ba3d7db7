internal import Synchronization

/// Which services are to be left alone, and until when.
final class HostHolds: Sendable {
  /// The time when each may be asked again.
  private let ends = Mutex<[HTTPURL.Origin: Duration]>([:])
  private let elapsed: @Sendable () -> Duration

  init(clock: any Clock<Duration>) {
    elapsed = Stopwatch.start(clock)
  }

  /// Leaves it alone from now on for at least that long.
  func hold(_ origin: HTTPURL.Origin, for duration: Duration) {
    let now = elapsed()
    ends.withLock { ends in
      ends = ends.filter { $0.value > now }
      ends[origin] = max(ends[origin] ?? .zero, now + duration)
    }
  }

  /// How long it is to be left alone still; zero where it may be asked.
  func remaining(_ origin: HTTPURL.Origin) -> Duration {
    let now = elapsed()
    return ends.withLock { max(.zero, ($0[origin] ?? .zero) - now) }
  }
}
