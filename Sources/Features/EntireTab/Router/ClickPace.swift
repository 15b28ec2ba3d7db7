/// Tells which clicks follow so soon on another one on the same that they may be a double click.
struct ClickPace {
  /// What a click was on, as far as the shell tells it apart.
  enum Target: Equatable {
    /// Something in the tab, which knows itself what stands there.
    case tab
    /// The completion of that index.
    case completion(Int)
  }

  /// The longest time between the two.
  static let limit = Duration.milliseconds(400)

  private let now: () -> Duration
  private var last: (target: Target, time: Duration)?

  init(clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }

  /// Takes a click; whether the one before it was on the same, and is not too long ago.
  mutating func take(_ target: Target) -> Bool {
    let time = now()
    defer { last = (target, time) }
    guard let last, last.target == target else { return false }
    return time - last.time <= Self.limit
  }

  /// What comes next is no second click.
  mutating func reset() { last = nil }
}
