/// Reads the terminal's answers to questions for colours (`OSC 11 ; …` and `OSC 4 ; N ; …`, ended by ST or BEL),
/// however they are cut into reads, until it tells its attributes (DA, `CSI ? … c`), which were asked for last.
package struct ColorReports: Equatable {
  package private(set) var colors = TerminalColors()
  package private(set) var isComplete = false
  /// Whether somebody has pressed `^c`.
  package private(set) var isInterrupted = false
  private var held: [UInt8] = []

  /// No answer is longer; what is, is none.
  private static let longest = 64

  package init() {}

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == 0x03 { isInterrupted = true }
      // Within a string it may begin the end; anywhere else it begins the next report.
      if byte == 0x1B, !isInString { held = [] }
      held.append(byte)
      if held.count > Self.longest { held = [] }
      take()
    }
  }

  private var isInString: Bool { held.count > 1 && held[1] == UInt8(ascii: "]") }

  private mutating func take() {
    guard held.first == 0x1B, let last = held.last,
      held.count == 1 || isInString || held[1] == UInt8(ascii: "[")
    else {
      held = []
      return
    }
    let text = String(decoding: held.dropFirst(), as: UTF8.self)
    if text.hasPrefix("]") {
      if last == 0x07 || (held.count > 2 && held.suffix(2) == [0x1B, UInt8(ascii: "\\")]) { finish(text) }
    } else if text.hasPrefix("[?"), last == UInt8(ascii: "c") {
      isComplete = true
      held = []
    }
  }

  private mutating func finish(_ text: String) {
    held = []
    let body = text.dropFirst().prefix { $0 != "\u{7}" && $0 != "\u{1B}" }
    let parts = body.split(separator: ";", omittingEmptySubsequences: false)
    guard let color = parts.last.flatMap({ TerminalColor(report: $0) }) else { return }
    if parts.count == 2, parts[0] == "11" { colors.background = color }
    if parts.count == 3, parts[0] == "4", let number = Int(parts[1]), (0..<8).contains(number) {
      colors.palette[number] = color
    }
  }
}
