/// Checks the JSON object of a theme: names and values are texts, none nested.
struct TapeThemeObject {
  private let bytes: [UInt8]
  private var place = 0

  /// Where the first fault lies, in bytes; nil when there is none.
  static func fault(in text: String) -> Int? {
    var object = TapeThemeObject(bytes: Array(text.utf8))
    return object.readsThrough() ? nil : object.place
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readsThrough() -> Bool {
    guard takes("{") else { return false }
    if takes("}") { return isAtEnd }
    repeat {
      guard takesText(), takes(":"), takesText() else { return false }
    } while takes(",")
    return takes("}") && isAtEnd
  }

  private var isAtEnd: Bool { place == bytes.count }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlank { place += 1 }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Leaves the place at its beginning when it is no text.
  private mutating func takesText() -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    place = end + 1
    return true
  }
}
