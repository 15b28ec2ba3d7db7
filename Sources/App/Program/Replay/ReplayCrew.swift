internal import Glibc

/// Plays several tapes at once, each in a process of its own, and says what became of them in their order.
struct ReplayCrew {
  private let names: [String]
  private let request: ReplayRequest
  private var running: [Int: ReplayChild] = [:]
  private var done: [Int: (child: ReplayChild, status: Int32)] = [:]
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
      while let (child, status) = done.removeValue(forKey: reported) { report(child, status) }
    }
    return tally
  }

  private mutating func start() {
    // A word that names the tape comes last, so that none of the others is taken for a tape.
    if let child = ReplayChild(request.words + ["--replay=\(names[started])"]) {
      running[started] = child
    } else {
      Console.complain("'\(names[started])' cannot be played: \(String(cString: strerror(errno)))")
      tally.count(ExitStatus.failed)
      reported += 1
    }
    started += 1
  }

  /// Reads what the tapes say, until one of them says something.
  private mutating func wait() {
    let open = running.flatMap { number, child in
      child.pipes.indices.filter { child.pipes[$0] >= 0 }.map { (number, $0, child.pipes[$0]) }
    }
    var descriptors = open.map { pollfd(fd: $0.2, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return }
    for (place, descriptor) in zip(open, descriptors) where descriptor.revents != 0 {
      running[place.0]?.read(place.1)
    }
    for (number, child) in running where child.isOver {
      running[number] = nil
      done[number] = (child, child.status())
    }
  }

  private mutating func report(_ child: ReplayChild, _ status: Int32) {
    Console.write(String(decoding: child.texts[0], as: UTF8.self))
    Console.write(String(decoding: child.texts[1], as: UTF8.self), to: 2)
    if status > 128 { Console.complain("'\(names[reported])' was ended by signal \(status - 128)") }
    tally.count(status)
    reported += 1
  }

  private func stop(_ signal: Int32) -> Never {
    for child in running.values { kill(child.process, signal) }
    for child in running.values { _ = child.status() }
    ReplaySignals.end(by: signal)
  }
}
