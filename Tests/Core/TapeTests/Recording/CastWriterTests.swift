internal import StoaCanvas
internal import StoaTape
internal import Testing

struct CastWriterTests {
  private var writer = CastWriter(size: Size(columns: 80, rows: 24))

  @Test func theHeaderSaysHowToShowIt() {
    let line = writer.header(
      timestamp: 1_767_225_600, environment: [("TERM", "xterm-256color"), ("COLORTERM", "\"x\"")])
    #expect(
      line
        == #"{"version": 2, "width": 80, "height": 24, "timestamp": 1767225600, "#
        + #""env": {"TERM": "xterm-256color", "COLORTERM": "\"x\""}}"# + "\n")
  }

  @Test mutating func aLineHasItsMomentAndItsBytesAsText() {
    #expect(
      writer.output(Array("\u{1B}[1m한\\\"\r\n\t\u{7F}".utf8), at: .milliseconds(61_002))
        == #"[61.002000, "o", "\u001b[1m한\\\"\r\n\t\u007f"]"# + "\n")
    #expect(writer.output(Array("a".utf8), at: .microseconds(7)) == "[0.000007, \"o\", \"a\"]\n")
  }

  @Test(arguments: ["é", "한", "👩‍👩‍👧", "a한b"]) func aCharacterIsNotCutInTwo(text: String) {
    let bytes = Array(text.utf8)
    for cut in 1..<bytes.count {
      var writer = CastWriter(size: Size(columns: 80, rows: 24))
      let lines = writer.output(Array(bytes[..<cut]), at: .zero) + writer.output(Array(bytes[cut...]), at: .zero)
      let texts = lines.utf8.split(separator: UInt8(ascii: "\n")).map { $0.dropFirst(17).dropLast(2) }
      #expect(texts.joined().elementsEqual(text.utf8))
      #expect(!lines.contains("\u{FFFD}"))
    }
  }

  @Test mutating func bytesThatAreNoTextBecomeMarks() {
    #expect(writer.output([0xFF, 0x61], at: .zero) == "[0.000000, \"o\", \"\u{FFFD}a\"]\n")
    #expect(writer.output([0xE2, 0x80], at: .zero) == "")
    #expect(writer.output([0x61], at: .zero) == "[0.000000, \"o\", \"\u{FFFD}a\"]\n")
  }

  @Test mutating func anotherSizeIsSaidOnce() {
    #expect(writer.resize(to: Size(columns: 80, rows: 24), at: .seconds(1)) == "")
    #expect(writer.resize(to: Size(columns: 100, rows: 30), at: .seconds(1)) == "[1.000000, \"r\", \"100x30\"]\n")
    #expect(writer.resize(to: Size(columns: 100, rows: 30), at: .seconds(2)) == "")
  }
}
