internal import Glibc
internal import StoaTerminal

/// A process in which steps are played, so that it may crash or hang and the monkey lives on.
struct MonkeyProcess {
  /// How it ended.
  let status: Int32
  /// What it said on standard output.
  let output: String
  /// What it said on standard error.
  let complaints: String
  /// Whether it said and did nothing for so long that it was ended.
  let isStuck: Bool

  /// The longest that it may be silent, in milliseconds.
  private static let patience: Int32 = 120_000

  /// Starts this program with these words and waits for its end.
  init(_ words: [String]) throws(ReplayChild.Refusal) {
    var child = try ReplayChild(words)
    var isStuck = false
    while !child.isOver {
      let open = child.pipes.indices.filter { child.pipes[$0] >= 0 }
      // The last is what a signal rings.
      var descriptors = (open.map { child.pipes[$0] } + [TerminalLoop.wakeDescriptor]).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&descriptors, nfds_t(descriptors.count), Self.patience)
      if let signal = ReplaySignals.signal { Self.end(&child, by: signal) }
      if count == 0, !isStuck {
        isStuck = true
        kill(child.process, SIGKILL)
      }
      for (index, descriptor) in zip(open, descriptors) where count > 0 && descriptor.revents != 0 { child.read(index) }
    }
    status = child.status()
    output = String(decoding: child.texts[0], as: UTF8.self)
    complaints = String(decoding: child.texts[1], as: UTF8.self)
    self.isStuck = isStuck
  }

  private static func end(_ child: inout ReplayChild, by signal: Int32) -> Never {
    child.closePipes()
    kill(child.process, signal)
    _ = child.status()
    ReplaySignals.end(by: signal)
  }
}
