internal import Glibc
package import StoaCanvas

/// A program on a pseudo-terminal of its own, all that it wrote, and when each piece was read.
///
/// Nothing is looked at while it is timed: pieces are kept with their times, and played to a terminal afterwards.
package final class PtyProgram {
  /// One read: when it returned, and how much had been written by then.
  package struct Piece: Sendable {
    package let time: UInt64
    package let end: Int
  }

  package let pid: Int32
  package let size: Size
  /// Just before the program was started, by the monotonic clock.
  package let started: UInt64
  package private(set) var output: [UInt8] = []
  package private(set) var pieces: [Piece] = []
  /// False once the program has closed its terminal.
  package private(set) var isOpen = true
  private var hasEnded = false
  private var isClosed = false
  private let master: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  package init(_ launch: Launch) throws(BenchError) {
    var (master, slave) = (Int32(-1), Int32(-1))
    var window = winsize(
      ws_row: UInt16(launch.size.rows), ws_col: UInt16(launch.size.columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &window) == 0 else {
      throw BenchError("no pseudo-terminal can be opened")
    }
    defer { Glibc.close(slave) }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK)
    guard let name = ttyname(slave) else { throw BenchError("the pseudo-terminal has no name") }
    (started, pid) = try Self.start(launch, on: String(cString: name))
    size = launch.size
    self.master = master
    output.reserveCapacity(1 << 20)
  }

  deinit { end() }

  /// `POSIX_SPAWN_SETSID` of the C library, which Swift's view of its headers leaves out.
  private static let newSession: Int16 = 0x80

  /// A session of its own, of which the first terminal that it opens is the controlling one.
  private static func start(_ launch: Launch, on slave: String) throws(BenchError) -> (UInt64, Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
    for descriptor in [Int32(1), 2] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession)
    var pid: Int32 = 0
    let (started, result) = withCStrings([launch.path] + launch.arguments) { words in
      withCStrings(launch.environment) { environment in
        let started = Stopwatch.now
        return (started, posix_spawn(&pid, launch.path, &actions, &attributes, words, environment))
      }
    }
    guard result == 0 else { throw BenchError("\(launch.path) cannot be started") }
    return (started, pid)
  }

  /// Reads until nothing has come for `quiet` seconds, at most for `limit`, or until the program has closed its side.
  func pump(quiet: Double, limit: Double = 30) {
    let end = Stopwatch.now + UInt64(limit * 1e9)
    while case let now = Stopwatch.now, now < end, readNext(limit: min(quiet, Double(end - now) / 1e9)) {}
  }

  /// Reads the next piece; false when none came in so many seconds, or the program has closed its side.
  @discardableResult func readNext(limit: Double) -> Bool {
    guard isOpen else { return false }
    var descriptors = [pollfd(fd: master, events: Int16(POLLIN), revents: 0)]
    let ready = poll(&descriptors, 1, Int32((limit * 1_000).rounded(.up)))
    if ready < 0, errno == EINTR { return true }
    guard ready > 0 else { return false }
    readPiece()
    return isOpen
  }

  private func readPiece() {
    let count = read(master, &buffer, buffer.count)
    let time = Stopwatch.now
    if count > 0 {
      output += buffer[..<count]
      pieces.append(Piece(time: time, end: output.count))
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isOpen = false
    }
  }

  /// Types these bytes, as far as possible in one write; reads meanwhile only when the terminal takes no more.
  package func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, isOpen {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { pump(quiet: 0.001, limit: 0.001) }
    }
  }

  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Closes the person's side of the terminal: nothing can be read or typed afterwards.
  func closeTerminal() {
    guard !isClosed else { return }
    close(master)
    isClosed = true
    isOpen = false
  }

  /// The process has ended and was waited for.
  func noteEnd() {
    hasEnded = true
    closeTerminal()
  }

  /// Ends the program, however it stands, and gives the terminal back. Nothing may be read afterwards.
  package func end() {
    guard !hasEnded else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
    noteEnd()
  }
}
