public import StoaCanvas

/// Writes what a terminal got as an asciicast, to be played with `asciinema play`: a header, then a line for each event.
///
/// Source: the asciicast file format, version 2 (newline-delimited JSON). What was typed is not in it.
public struct CastWriter: Sendable {
  /// The beginning of a character whose rest comes with the next bytes.
  private var held: [UInt8] = []
  private var size: Size

  /// - Parameter size: The size that the recording begins with.
  public init(size: Size) { self.size = size }

  /// The first line.
  ///
  /// - Parameters:
  ///   - timestamp: When the recording began, in seconds since 1970.
  ///   - environment: Variables that tell how to show it, such as `TERM`.
  public func header(timestamp: Int, environment: [(name: String, value: String)]) -> String {
    let variables = environment.map { "\(Self.text($0.name)): \(Self.text($0.value))" }.joined(separator: ", ")
    return "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows), "
      + "\"timestamp\": \(timestamp), \"env\": {\(variables)}}\n"
  }

  /// The line for bytes that were written so long after the beginning; empty while all of them belong to a character
  /// that is not complete.
  public mutating func output(_ bytes: [UInt8], at moment: Duration) -> String {
    held += bytes
    let cut = Self.cut(held)
    let text = String(decoding: held[..<cut], as: UTF8.self)
    held.removeFirst(cut)
    return text.isEmpty ? "" : Self.line(moment, "o", text)
  }

  /// The line for another size of the terminal; empty where it is the same.
  public mutating func resize(to size: Size, at moment: Duration) -> String {
    guard size != self.size else { return "" }
    self.size = size
    return Self.line(moment, "r", "\(size.columns)x\(size.rows)")
  }

  private static func line(_ moment: Duration, _ kind: String, _ data: String) -> String {
    let (seconds, attoseconds) = moment.components
    let fraction = String(1_000_000 + attoseconds / 1_000_000_000_000).dropFirst()
    return "[\(seconds).\(fraction), \"\(kind)\", \(text(data))]\n"
  }

  /// Where the last character begins that may go on; the end when there is none.
  private static func cut(_ bytes: [UInt8]) -> Int {
    guard let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.count }
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return bytes.count - start < length ? start : bytes.count
  }

  /// A string of JSON (RFC 8259, section 7), in ASCII but for what is printed as it is.
  private static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
