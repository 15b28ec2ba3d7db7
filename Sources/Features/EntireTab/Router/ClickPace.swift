/// Tells which clicks follow so soon on one another that they may be a double click.
struct ClickPace {
  /// The longest time between the two.
  static let limit = Duration.milliseconds(400)

  private let now: () -> Duration
  private var last: Duration?

  init(clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }

  /// Takes a click; whether the one before it is not too long ago.
  mutating func take() -> Bool {
    let time = now()
    defer { last = time }
    return last.map { time - $0 <= Self.limit } ?? false
  }

  /// What comes next is no second click.
  mutating func reset() { last = nil }
}
