internal import Glibc
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

@FlowActor struct KeyWatchTests {
  /// What is said of these keys on a terminal that sends them at once.
  private func watch(
    _ keys: String, hasPrivateModes: Bool = true
  ) throws -> (outcome: KeyWatch.Outcome, lines: [String]) {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    defer { terminal.close() }
    terminal.makeRaw()
    let before = terminal.modes
    terminal.type(keys)
    var watch = KeyWatch(
      input: terminal.slave, output: terminal.screen, escapeDelay: .zero, isASCII: true,
      hasPrivateModes: hasPrivateModes)
    let outcome = watch.run()
    #expect(terminal.modes == before)
    let text = String(decoding: terminal.output(), as: UTF8.self)
    return (outcome, text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test func `Each key is a line with its bytes and its name`() throws {
    let (outcome, lines) = try watch("j\u{1B}[A\u{1B}[1;5D\u{1B}[?62c\u{4}")
    #expect(outcome == .done)
    #expect(
      Array(lines.dropFirst()) == [
        "  6a                        j",
        "  1b 5b 41                  Up",
        "  1b 5b 31 3b 35 44         Ctrl-Left",
        "  1b 5b 3f 36 32 63         nothing: a reply, or unknown",
        "  04                        ^d",
        "\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l",
      ])
  }

  @Test func `Pastes, clicks and the focus are asked for, and no more at the end`() throws {
    let (_, lines) = try watch("\u{1B}[<0;3;4M\u{1B}[I\u{4}")
    try #require(lines.count == 5)
    #expect(lines[0].hasPrefix("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004hPress keys"))
    #expect(lines[1].hasSuffix("  left button pressed at 3,4"))
    #expect(lines[2].hasSuffix("  the window has the focus"))
    #expect(lines[4] == "\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l")
    let (_, plain) = try watch("\u{4}", hasPrivateModes: false)
    #expect(plain == ["Press keys, click, paste. Enter twice or ^d ends.", "  04                        ^d", ""])
  }

  @Test func `A paste is one reading, when nothing follows it`() {
    var reader = KeyReader()
    let bytes = Array("\u{1B}[200~ab\u{1B}[201~".utf8)
    var readings = reader.feed(bytes)
    for _ in 0..<3 where readings.isEmpty { readings = reader.flush() }
    #expect(readings == [KeyReading(bytes, [.paste("ab")])])
    #expect(reader.feed([0x6A]) == [KeyReading([0x6A], [.key(.character("j"))])])
  }

  @Test func `Of a paste without an end only the beginning is kept, and how long it was`() {
    var reader = KeyReader()
    let bytes = Array(("\u{1B}[200~" + String(repeating: "a", count: 100_000)).utf8)
    var readings = reader.feed(bytes) + reader.feed(Array("\u{1B}[201~".utf8))
    for _ in 0..<3 where readings.isEmpty { readings = reader.flush() }
    #expect(readings.map(\.bytes) == [Array(bytes.prefix(16))])
    #expect(readings.map(\.count) == [100_012])
  }

  @Test func `Enter twice running ends it, once does not`() throws {
    let (outcome, lines) = try watch("\rx\r\r", hasPrivateModes: false)
    #expect(outcome == .done)
    #expect(lines.count == 6)
    #expect(try watch("\rx\r\u{3}", hasPrivateModes: false).outcome == .ended(by: SIGINT))
  }

  @Test func `An escape that nothing follows is the key`() throws {
    var reader = KeyReader()
    #expect(reader.feed([0x1B]) == [])
    #expect(reader.awaitsMore)
    #expect(reader.flush() == [KeyReading([0x1B], [.key(.escape)])])
    #expect(!reader.awaitsMore)
  }

  @Test func `Many bytes are counted, not listed`() {
    let line = KeyReading(Array(repeating: 0x61, count: 20), [.paste("aaaaaaaa")]).line(isASCII: true)
    #expect(line == "  61 61 61 61 61 61 61 61 and 12 more  a paste of 8 characters")
  }

  @Test func `A control character in a key is shown, not sent`() {
    #expect(KeyReading([0xC2, 0x9B], [.key(.character("\u{9B}"))]).line(isASCII: false).hasSuffix("  \u{FFFD}"))
  }
}
