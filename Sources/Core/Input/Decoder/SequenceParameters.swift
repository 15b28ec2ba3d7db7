/// The parameters of a control sequence: numbers between `;`, each with its parts between `:`.
///
/// Source: ECMA-48, 5.4.2; a missing number is nil. Numbers above `maximum` count as `maximum`.
struct SequenceParameters: Equatable, Sendable {
  static let maximum = 0x1FFFFF

  /// `<`, `=`, `>` or `?` before the first number; nil for a sequence that is not private.
  private(set) var prefix: UInt8?
  private(set) var values: [[Int?]] = [[nil]]
  private(set) var hasIntermediates = false

  /// Nil where a byte stands where it may not: a private mark in the middle, a number after an intermediate.
  init?(_ body: some Sequence<UInt8>) {
    var isFirst = true
    for byte in body {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "<")...UInt8(ascii: "?") where isFirst:
        prefix = byte
      case 0x20..<0x30:
        hasIntermediates = true
      case _ where hasIntermediates:
        return nil
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(digit: Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ":"):
        values[values.count - 1].append(nil)
      case UInt8(ascii: ";"):
        values.append([nil])
      default:
        return nil
      }
    }
  }

  /// How many parameters there are; none at all for an empty body.
  var count: Int {
    values == [[nil]] ? 0 : values.count
  }

  /// Whether the first parameter is a plain number, or missing: only kitty's `CSI u` gives it parts.
  var isPlain: Bool { values[0].count == 1 }

  subscript(index: Int, part: Int = 0) -> Int? {
    guard values.indices.contains(index), values[index].indices.contains(part) else { return nil }
    return values[index][part]
  }

  private mutating func append(digit: Int) {
    let group = values.count - 1
    let part = values[group].count - 1
    values[group][part] = min((values[group][part] ?? 0) * 10 + digit, Self.maximum)
  }
}
