/// Measures on a clock whose instants are of an unknown type.
enum Stopwatch {
  /// Starts now; the closure gives the time since.
  static func start(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
