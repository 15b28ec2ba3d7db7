internal import Glibc
internal import Synchronization

/// A door that is shut until a test opens it; tasks wait with `passed`, a server's threads by its descriptor.
public final class Gate: Sendable {
  /// Hangs up when the gate opens, so that `poll` can watch it among others.
  let descriptor: Int32
  private let writeEnd: Mutex<Int32?>
  private let opening = Tally()

  /// A gate that is shut.
  public init() {
    let (readEnd, end) = WakePipe.make()
    descriptor = readEnd
    writeEnd = Mutex(end)
  }

  deinit {
    open()
    close(descriptor)
  }

  /// Whether it has been opened.
  public var isOpen: Bool { writeEnd.withLock { $0 == nil } }

  /// Lets everybody through, now and later.
  public func open() {
    let end = writeEnd.withLock { end in
      defer { end = nil }
      return end
    }
    guard let end else { return }
    close(end)
    opening.add()
  }

  /// Returns once the gate is open.
  public func passed() async {
    await opening.reached(1)
  }
}
