internal import Glibc
internal import StoaTerminal

/// Plays several tapes at once, each in a process of its own, and says what became of them in their order.
struct ReplayCrew {
  /// What became of a tape that is not reported yet.
  private enum End {
    case over(ReplayChild, Int32)
    case notStarted(ReplayChild.Refusal)
  }

  private let names: [String]
  private let request: ReplayRequest
  private var running: [Int: ReplayChild] = [:]
  private var done: [Int: End] = [:]
  private var started = 0
  private var reported = 0
  private var tally = ReplayTally()

  init(_ names: [String], _ request: ReplayRequest) {
    self.names = names
    self.request = request
  }

  /// Plays all of them.
  mutating func run() -> ReplayTally {
    while reported < names.count {
      while running.count < request.jobs, started < names.count { start() }
      wait()
      if let signal = ReplaySignals.signal { stop(signal) }
      while let end = done.removeValue(forKey: reported) { report(end) }
    }
    return tally
  }

  private mutating func start() {
    do throws(ReplayChild.Refusal) {
      // A word that names the tape comes last, so that none of the others is taken for a tape.
      running[started] = try ReplayChild(request.words + ["--replay=\(names[started])"])
    } catch {
      done[started] = .notStarted(error)
    }
    started += 1
  }

  /// Reads what the tapes say, once one of them says something; returns when a signal comes, or when none is played.
  private mutating func wait() {
    guard !running.isEmpty else { return }
    let open = running.flatMap { number, child in
      child.pipes.indices.filter { child.pipes[$0] >= 0 }.map { (number, $0, child.pipes[$0]) }
    }
    // The last is what a signal rings: one that comes just before the wait is not slept through.
    var descriptors = (open.map(\.2) + [TerminalLoop.wakeDescriptor]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return }
    for (place, descriptor) in zip(open, descriptors) where descriptor.revents != 0 {
      running[place.0]?.read(place.1)
    }
    for (number, child) in running where child.isOver {
      running[number] = nil
      done[number] = .over(child, child.status())
    }
  }

  private mutating func report(_ end: End) {
    let name = names[reported]
    switch end {
    case .over(let child, let status):
      Console.write(String(decoding: child.texts[0], as: UTF8.self))
      Console.write(String(decoding: child.texts[1], as: UTF8.self), to: 2)
      if status > 128 { Console.complain("'\(name)' was ended by signal \(status - 128)") }
      tally.count(status)
    case .notStarted(let refusal):
      Console.complain("'\(name)' cannot be played: \(refusal.reason)")
      tally.count(ExitStatus.failed)
    }
    reported += 1
  }

  private mutating func stop(_ signal: Int32) -> Never {
    for number in running.keys { running[number]?.closePipes() }
    for child in running.values { kill(child.process, signal) }
    for child in running.values { _ = child.status() }
    ReplaySignals.end(by: signal)
  }
}
