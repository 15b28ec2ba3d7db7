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

  /// The columns of all clusters; linear in the text's length, with a fast path for ASCII.
  public static func of(_ text: some StringProtocol) -> Int {
    let printable = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F } ? bytes.count : nil
    }
    if let printable, let printable { return printable }
    return text.reduce(0) { $0 + of($1) }
  }
}
