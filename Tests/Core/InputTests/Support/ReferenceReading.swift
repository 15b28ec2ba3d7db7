/// The grammar of what terminals send, once more: written as one would read it aloud, slow, and without a table.
///
/// It cuts bytes into pieces that have nothing to do with one another, and says of each how many events it may give at
/// most, whatever it is: nothing for what is no key, mouse report, focus report or paste.
struct ReferenceReading {
  struct Piece {
    enum Kind { case text, keys, sequence, nothing, paste }
    var kind: Kind
    var range: Range<Int>
    /// Control bytes within a sequence, which are keys of their own.
    var controls = 0
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    guard index < bytes.count else { return nil }
    let start = index
    guard bytes[index] == 0x1B else {
      if isControl(bytes[index]) {
        index += 1
        return Piece(kind: .keys, range: start..<index)
      }
      while index < bytes.count, !isControl(bytes[index]) { index += 1 }
      return Piece(kind: .text, range: start..<index)
    }
    var run = index
    while run < bytes.count, bytes[run] == 0x1B { run += 1 }
    let escapes = run - index
    let takesTwo = run < bytes.count && (bytes[run] == ascii("[") || bytes[run] == ascii("O"))
    let belonging = run == bytes.count ? 0 : min(escapes, takesTwo ? 2 : 1)
    if belonging < escapes {
      index = run - belonging
      return Piece(kind: .keys, range: start..<index)
    }
    index = run + 1
    return escape(bytes[run], from: start)
  }

  /// What follows Esc; `index` is behind the byte that says what it is.
  private mutating func escape(_ byte: UInt8, from start: Int) -> Piece {
    switch byte {
    case ascii("["): return control(from: start)
    case ascii("O"): return single(from: start)
    case ascii("]"): return string(from: start, endsWithBell: true)
    case ascii("P"), ascii("X"), ascii("^"), ascii("_"): return string(from: start, endsWithBell: false)
    case ascii("\\"): return Piece(kind: .nothing, range: start..<index)
    case 0x80...:
      while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
      return Piece(kind: .keys, range: start..<index)
    default: return Piece(kind: .keys, range: start..<index)
    }
  }

  private mutating func control(from start: Int) -> Piece {
    var piece = Piece(kind: .nothing, range: start..<index)
    var body: [UInt8] = []
    while let byte = nextOfSequence(&piece) {
      let isNumber = !body.isEmpty && body.count <= 64 && body.allSatisfy { (0x30...0x39).contains($0) }
      if byte < 0x40, !(byte == ascii("$") && isNumber) {
        body.append(byte)
        continue
      }
      if body.isEmpty, byte == ascii("[") {
        let letter = nextOfSequence(&piece)
        if let letter, (ascii("A")...ascii("E")).contains(letter) { piece.kind = .sequence }
      } else if body.isEmpty, byte == ascii("M") {
        mouse(&piece)
      } else if byte == ascii("~"), isNumber, body.reduce(0, { min($0 * 10 + Int($1 - 0x30), 1000) }) == 200 {
        return paste(piece, from: start)
      } else if isKnown(body, byte) {
        piece.kind = .sequence
      }
      break
    }
    return finished(piece, from: start)
  }

  private mutating func single(from start: Int) -> Piece {
    var piece = Piece(kind: .nothing, range: start..<index)
    while let byte = nextOfSequence(&piece) {
      guard byte >= 0x40 else { continue }
      if Array("ABCDFHPQRSabcdMIXjklmnopqrstuvwxy".utf8).contains(byte) { piece.kind = .sequence }
      break
    }
    return finished(piece, from: start)
  }

  /// The next byte that counts; nil where the sequence is over without one.
  private mutating func nextOfSequence(_ piece: inout Piece) -> UInt8? {
    while index < bytes.count, bytes[index] != 0x1B {
      let byte = bytes[index]
      index += 1
      if byte == 0x18 || byte == 0x1A { return nil }
      if isControl(byte) { piece.controls += 1 } else if byte < 0x80 { return byte }
    }
    return nil
  }

  private mutating func mouse(_ piece: inout Piece) {
    var count = 0
    while count < 3, index < bytes.count, bytes[index] != 0x1B {
      let byte = bytes[index]
      index += 1
      if byte == 0x18 || byte == 0x1A { return }
      if isControl(byte), byte != 0 { piece.controls += 1 } else { count += 1 }
    }
    if count == 3 { piece.kind = .sequence }
  }

  private mutating func string(from start: Int, endsWithBell: Bool) -> Piece {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x18 || byte == 0x1A || (endsWithBell && byte == 0x07) { break }
      guard byte == 0x1B else { continue }
      while index < bytes.count, bytes[index] == 0x1B { index += 1 }
      guard index < bytes.count else { break }
      if [0x18, 0x1A, ascii("\\")].contains(bytes[index]) { index += 1 } else { index -= 1 }
      break
    }
    return Piece(kind: .nothing, range: start..<index)
  }

  /// Up to the last end marker before the next start marker.
  private mutating func paste(_ begun: Piece, from start: Int) -> Piece {
    var end: Int?
    var place = index
    while place < bytes.count {
      if hasMarker("1", at: place) {
        place += 6
        end = place
      } else if end != nil, hasMarker("0", at: place) {
        break
      } else {
        place += 1
      }
    }
    index = end ?? bytes.count
    return Piece(kind: .paste, range: start..<index, controls: begun.controls)
  }

  private func hasMarker(_ digit: Character, at place: Int) -> Bool {
    bytes[place] == 0x1B && bytes[place...].starts(with: Array("\u{1B}[20\(digit)~".utf8))
  }

  private func finished(_ piece: Piece, from start: Int) -> Piece {
    var piece = piece
    piece.range = start..<index
    return piece
  }

  private func isKnown(_ body: [UInt8], _ final: UInt8) -> Bool {
    guard body.count <= 64, !body.contains(where: { $0 < 0x30 }) else { return false }
    let marked = body.first.map { (0x3C...0x3F).contains($0) } ?? false
    if marked { return body.first == ascii("<") && (final == ascii("M") || final == ascii("m")) }
    return Array("ABCDFHPQRSZabcd~^$@uMIO".utf8).contains(final)
  }

  private func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
  private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
}
