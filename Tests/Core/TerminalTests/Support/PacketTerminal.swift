internal import CTerminal
internal import Glibc
internal import StoaFlow
internal import StoaTerminal
internal import Testing

/// A keyboard that is a pipe, and an output of which each write stays one packet.
@FlowActor final class PacketTerminal {
  let input: Int32
  private(set) var keyboard: Int32
  let output: Int32
  private(set) var reader: Int32

  init() throws {
    var pipe: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&pipe) == 0)
    var pair: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &pair) == 0)
    (input, keyboard) = (pipe[0], pipe[1])
    (output, reader) = (pair[0], pair[1])
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  func unplugKeyboard() {
    close(keyboard)
    keyboard = -1
  }

  func unplugScreen() {
    close(reader)
    reader = -1
  }

  /// What has been written, one text for each `write`.
  func packets() -> [String] {
    var packets: [String] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(reader, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return packets }
      packets.append(String(decoding: buffer[..<count], as: UTF8.self))
    }
  }

  /// Runs the program in a loop on this terminal, until it ends.
  func run(
    _ program: ScriptedProgram, clock: LoopClock = LoopClock(wake: TerminalLoop.wake),
    configure: (inout TerminalOptions) -> Void = { _ in },
    drain: @escaping @FlowActor () -> Void = {}
  ) throws -> LoopEnd {
    setlocale(LC_CTYPE, "C.UTF-8")
    var environment = TerminalEnvironment()
    environment.term = "xterm-256color"
    var options = TerminalOptions(environment: environment)
    options.input = input
    options.output = output
    configure(&options)
    // The test goes on after a signal that ends programs.
    defer { ct_guard_rest() }
    let session = LoopSession(program: program, options: options, clock: clock, drain: drain)
    return try #require(session).run()
  }

  func close() {
    for descriptor in [input, keyboard, output, reader] where descriptor >= 0 { Glibc.close(descriptor) }
  }

  private func close(_ descriptor: Int32) { Glibc.close(descriptor) }
}
