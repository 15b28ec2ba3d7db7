/// Tells the line and column of a place in a text, going forward only, so that asking for all of them is linear.
struct TapeRuler {
  private let text: String
  private let bytes: [UInt8]
  private var place: Int
  private(set) var line = 1
  private(set) var column = 1

  /// - Parameter start: where counting begins: behind a byte order mark.
  init(_ text: String, bytes: [UInt8], from start: Int) {
    self.text = text
    self.bytes = bytes
    place = start
  }

  /// Goes to the character that holds this byte.
  mutating func advance(to offset: Int) {
    while place < offset {
      let next = place + width(at: place)
      guard next <= offset else { return }
      if bytes[next - 1] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
      place = next
    }
  }

  private func width(at place: Int) -> Int {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    let isPair = bytes[place] == UInt8(ascii: "\r") && next == UInt8(ascii: "\n")
    // Between two characters of ASCII there is always a boundary, but for CR LF.
    if bytes[place].isASCII, next.isASCII, !isPair { return 1 }
    let index = text.utf8.index(text.startIndex, offsetBy: place)
    return text.utf8.distance(from: index, to: text.index(after: index))
  }
}
