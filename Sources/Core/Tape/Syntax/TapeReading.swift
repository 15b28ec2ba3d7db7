/// What has been read so far of a tape and of those that it takes in.
struct TapeReading {
  /// Far more than a tape needs; without an end two files that name others twice would double at every level.
  static let mostSources = 1000

  var steps: [TapeStep] = []
  var errors: [TapeError] = []
  /// The files that are being read, the one that began first.
  var open: [String] = []
  /// What each file holds; nothing for one with errors, which have been noted.
  var known: [String: [TapeItem]] = [:]
  var sources = 0

  mutating func note(_ message: String, at position: TapePosition) {
    let error = TapeError(message, at: position)
    // A file that is taken in at many places would say the same as often.
    if !errors.contains(error) { errors.append(error) }
  }

  /// What the bytes of a file hold; nothing if there are errors, which carry the file's own name.
  ///
  /// - Parameter position: the `Source` command that wants it, which is blamed for what concerns the file as a whole.
  mutating func items(of bytes: [UInt8], named name: String, wantedAt position: TapePosition?) -> [TapeItem] {
    let blamed = position ?? TapePosition(file: name, line: 1, column: 1)
    guard bytes.count <= TapeReader.largestFile else {
      note("\(name.shown(most: 100)) is larger than a tape can be, which is 1 MiB", at: blamed)
      return []
    }
    // As with VHS: the tape meant was probably another.
    guard !bytes.isEmpty || position == nil else {
      note("\(name.shown(most: 100)) is empty", at: blamed)
      return []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let fault = Self.fault(in: bytes, decodedAs: text) {
      var ruler = TapeRuler(text, bytes: Array(text.utf8), from: 0)
      ruler.advance(to: fault)
      let place = TapePosition(file: name, line: ruler.line, column: ruler.column)
      note("this byte is no UTF-8, in which a tape is written", at: place)
      return []
    }
    let parser = TapeParser(reading: text, name: name)
    errors += parser.errors
    return parser.errors.isEmpty ? parser.items : []
  }

  /// The first byte that decoding has replaced.
  private static func fault(in bytes: [UInt8], decodedAs text: String) -> Int? {
    if let fault = zip(bytes, text.utf8).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
      return fault.offset
    }
    return bytes.count == text.utf8.count ? nil : bytes.count
  }
}
