/// Reads the terminal's reports of where its cursor stands (`CSI row ; column R`), however they are cut into reads.
///
/// What is no report is passed over, but for `^c`.
package struct CursorReports: Equatable {
  /// The columns of the reports so far, 1-based.
  package private(set) var columns: [Int] = []
  /// Whether somebody has pressed `^c`.
  package private(set) var isInterrupted = false
  private var parameters: [UInt8]?
  private var isAfterEscape = false

  private static let longest = 16

  package init() {}

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    if byte == 0x03 { isInterrupted = true }
    if var body = parameters {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
        // One more than a report may have, so that a flood of digits is none.
        if body.count <= Self.longest { body.append(byte) }
        parameters = body
        return
      case UInt8(ascii: "R"): finish(body)
      default: break
      }
      parameters = nil
    } else if isAfterEscape, byte == UInt8(ascii: "[") {
      parameters = []
    }
    isAfterEscape = byte == 0x1B
  }

  private mutating func finish(_ body: [UInt8]) {
    let numbers = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard body.count <= Self.longest, numbers.count == 2,
      let column = Int(String(decoding: numbers[1], as: UTF8.self)), column > 0
    else { return }
    columns.append(column)
  }
}
