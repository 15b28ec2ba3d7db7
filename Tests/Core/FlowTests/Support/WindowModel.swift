/// What debounce and throttle promise, written without a look at how the engine does it: one identity, whole
/// milliseconds, and work that takes a given time.
struct WindowModel {
  struct Rule: Sendable {
    var isThrottle: Bool
    var interval: Int
    var leading: Bool
    var trailing: Bool
    /// How long what is started works before its result arrives.
    var work: Int
  }

  let rule: Rule
  /// The results that arrived, with their times.
  private(set) var arrivals: [String] = []
  private var windowEnd: Int?
  private var waiting: Int?
  private var running: [(number: Int, end: Int)] = []

  init(_ rule: Rule) {
    self.rule = rule
  }

  /// Lets time pass up to `now`, `now` included.
  mutating func pass(until now: Int) {
    while let next = ([windowEnd].compactMap { $0 } + running.map(\.end)).min(), next <= now {
      for work in running where work.end == next { arrive(work.number, at: next) }
      running.removeAll { $0.end == next }
      guard windowEnd == next else { continue }
      windowEnd = waiting != nil && rule.isThrottle ? next + rule.interval : nil
      if let number = waiting {
        waiting = nil
        start(number, at: next)
      }
    }
  }

  mutating func send(_ number: Int, at now: Int) {
    if rule.isThrottle { throttle(number, at: now) } else { debounce(number, at: now) }
  }

  mutating func cancel() {
    (windowEnd, waiting, running) = (nil, nil, [])
  }

  private mutating func throttle(_ number: Int, at now: Int) {
    guard windowEnd == nil else {
      if rule.trailing { waiting = number }
      return
    }
    guard rule.leading || rule.trailing else { return }
    windowEnd = now + rule.interval
    if rule.leading { start(number, at: now) } else { waiting = number }
  }

  private mutating func debounce(_ number: Int, at now: Int) {
    let isOpen = windowEnd != nil
    guard rule.trailing || (rule.leading && !isOpen) else {
      if isOpen { windowEnd = now + rule.interval }
      return
    }
    running = []
    windowEnd = now + rule.interval
    if rule.leading && !isOpen { start(number, at: now) } else { waiting = number }
  }

  private mutating func start(_ number: Int, at now: Int) {
    if rule.work == 0 { arrive(number, at: now) } else { running.append((number, now + rule.work)) }
  }

  private mutating func arrive(_ number: Int, at now: Int) {
    arrivals.append("\(now): \(number)")
  }
}
