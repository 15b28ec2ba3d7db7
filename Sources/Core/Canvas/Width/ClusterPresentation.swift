/// Decides what a grapheme cluster looks like: as it is, cut, in parts, replaced, or dropped.
///
/// Most clusters are one piece. A cluster of letters wider than two columns (an Indic conjunct) becomes several, cut
/// before a letter. Nothing that would move the cursor, reorder text or hide in it comes out.
enum ClusterPresentation {
  /// The base that stands in for the missing one of a mark (The Unicode Standard, 5.13).
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// Shown for what has no picture of its own.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Calls `body` for each piece, in order; not at all for a cluster that is dropped.
  static func forEachPiece(of character: Character, _ body: (Piece) -> Void) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      if let piece = piece(of: first, trait: WidthTable.trait(of: first)) { body(piece) }
    } else if first == "\r" {
      body(.space)
    } else {
      var builder = PieceBuilder()
      for scalar in scalars { builder.add(scalar) }
      builder.finish(body)
    }
  }

  /// The piece for a code point that is alone in its cluster; nil when it is dropped.
  private static func piece(of scalar: Unicode.Scalar, trait: ScalarTrait) -> Piece? {
    switch trait {
    case .mark: Piece(cluster: "\(dottedCircle)\(scalar)", width: 1)
    case .spacingMark: Piece(cluster: "\(dottedCircle)\(scalar)", width: 2)
    case .joiner, .nonJoiner, .selector, .tag, .ignorable: nil
    case .hidden, .trailing, .wideSpacingMark: Piece(replacement, width: 1)
    case .control: Piece(Unicode.Scalar(0x2400 + scalar.value) ?? replacement, width: 1)
    case .delete: Piece("\u{2421}", width: 1)
    case .tab, .lineBreak: .space
    default: Piece(scalar, width: trait.columns)
    }
  }
}
