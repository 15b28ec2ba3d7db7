internal import CTerminal
internal import Glibc
internal import StoaFlow
internal import StoaTerminal
internal import Testing

/// A terminal of the kernel's: the loop has the slave, the test is whoever sits at the master.
@FlowActor final class PseudoTerminal {
  private(set) var master: Int32
  let slave: Int32
  /// The slave once more, for writing.
  let screen: Int32

  init(columns: UInt16, rows: UInt16) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &window) == 0)
    self.master = master
    self.slave = slave
    screen = dup(slave)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// The modes of the line, as `stty -g` would show them.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt32.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + characters
  }

  /// Whether bytes arrive one by one, unchanged and not echoed.
  var isRaw: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & UInt32(ICANON | ECHO | ISIG) == 0
  }

  /// As a program leaves it that wants each byte as it comes: nothing that is typed is echoed, or kills.
  func makeRaw() {
    var modes = termios()
    tcgetattr(slave, &modes)
    cfmakeraw(&modes)
    tcsetattr(slave, TCSANOW, &modes)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    pthread_kill(pthread_self(), SIGWINCH)
  }

  /// Writes to the terminal, for the loop that holds it, until it takes no more, not even the few bytes for which the
  /// kernel has room when it has none for many.
  func fill() {
    let bytes = [UInt8](repeating: 0x2E, count: 4_096)
    for count in [bytes.count, 1] {
      while write(screen, bytes, count) > 0 {}
      #expect(errno == EAGAIN)
    }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// All that has been written to the terminal since the last time.
  func output() -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(master, &buffer, buffer.count), count > 0 { output += buffer[..<count] }
    return output
  }

  func run(_ program: ScriptedProgram, configure: (inout TerminalOptions) -> Void = { _ in }) throws -> LoopEnd {
    setlocale(LC_CTYPE, "C.UTF-8")
    var environment = TerminalEnvironment.detect(input: slave, output: slave)
    environment.term = "xterm-256color"
    environment.isUTF8 = true
    var options = TerminalOptions(environment: environment)
    options.input = slave
    options.output = screen
    configure(&options)
    let clock = LoopClock(wake: TerminalLoop.wake)
    // The test goes on after a signal that ends programs.
    defer { ct_guard_rest() }
    let session = LoopSession(program: program, options: options, clock: clock, drain: {})
    return try #require(session).run()
  }

  /// The window is closed: what the program has open of the terminal is there, and leads nowhere.
  func hangUp() {
    Glibc.close(master)
    master = -1
  }

  func close() {
    if master >= 0 { Glibc.close(master) }
    Glibc.close(slave)
    Glibc.close(screen)
  }
}
