/// How many columns text takes on a canvas.
///
/// Widths are those of grapheme clusters (Swift's `Character`, UAX #29), from a table made from Unicode's own files:
/// - East Asian wide and fullwidth: 2; ambiguous: 1 (UAX #11).
/// - Emoji presentation, U+FE0F after a base that has an emoji form, ZWJ sequences, skin tones, keycaps: 2 (UTS #51).
/// - A pair of regional indicators: 2; a single one: 1, as UAX #11 has it.
/// - Pictographs that are not assigned yet: 2, since all newer ones are.
/// - Marks: 0; spacing marks: 1; a cluster of several letters (an Indic conjunct): the sum.
/// - What cannot be shown has the width of what `SafeText` puts in its place.
public enum TextWidth {
  /// The version of the Unicode character database behind the widths.
  public static let unicodeVersion = WidthTable.unicodeVersion

  /// The columns of one cluster; 0 for one that is dropped.
  public static func of(_ character: Character) -> Int {
    var sum = 0
    ClusterPresentation.forEachPiece(of: character) { sum += $0.width }
    return sum
  }

  /// The columns of all clusters; linear in the text's length, fastest for ASCII.
  @inlinable
  public static func of(_ text: some StringProtocol) -> Int { ofString(String(text)) }

  @usableFromInline
  static func ofString(_ text: String) -> Int {
    let printable = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.isPrintableASCII ? bytes.count : nil
    }
    if let printable, let printable { return printable }
    return text.withClusterReader { reader in
      var sum = 0
      while let token = reader.next() {
        switch token {
        case .scalar(_, let columns): sum += columns
        case .cluster(let character): sum += of(character)
        }
      }
      return sum
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a printable ASCII character; without a branch for each, so that it runs over many at once.
  var isPrintableASCII: Bool {
    var outside: UInt8 = 0
    for byte in self { outside |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return outside == 0
  }
}
