internal import Glibc
internal import StoaTerminal
internal import Synchronization

/// Has a replay without a terminal end tidily when a signal asks it to: no directory stays behind.
enum ReplaySignals {
  private static let caught = Atomic<Int32>(0)
  private static let directories = Mutex<Set<String>>([])

  /// The signal that came; nil as long as none did.
  static var signal: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Notes the signals that end a program instead of being ended by them; those that are ignored stay so.
  static func watch() {
    // A handler must not be the first to need what is made at first use.
    TerminalLoop.prepare()
    _ = (signal, TerminalLoop.wakeDescriptor)
    for number in EndingSignals.heeded { Glibc.signal(number) { ReplaySignals.take($0) } }
  }

  /// Leaves them to the system again, which ends what only reads; one that came meanwhile ends the process now.
  static func unwatch() {
    for number in EndingSignals.heeded { Glibc.signal(number, SIG_DFL) }
    if let signal { end(by: signal) }
  }

  private static func take(_ number: Int32) {
    caught.store(number, ordering: .relaxed)
    TerminalLoop.wake()
  }

  static func note(_ directory: String) { directories.withLock { _ = $0.insert(directory) } }

  static func forget(_ directory: String) { directories.withLock { _ = $0.remove(directory) } }

  /// Removes what is left, and ends the process by the signal.
  static func end(by number: Int32) -> Never {
    for directory in directories.withLock({ $0 }) { Folder.remove(directory) }
    Glibc.signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
