/// Goes through the text of a date, byte by byte.
struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Passes over these very bytes.
  mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      guard rest.starts(with: bytes) else { return false }
      rest.removeFirst(bytes.count)
      return true
    }
  }

  /// The letters up to what is none.
  mutating func word() -> String {
    let letters = rest.prefix { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    rest.removeFirst(letters.count)
    return String(Substring(letters))
  }

  /// A number of exactly so many digits.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
