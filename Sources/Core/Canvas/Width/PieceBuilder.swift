/// Puts the pieces of a cluster of several code points together.
struct PieceBuilder {
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private var finished: [Segment] = []
  private var segment: Segment?

  /// Takes the next code point of the cluster.
  mutating func add(_ scalar: Unicode.Scalar) {
    let trait = WidthTable.trait(of: scalar)
    switch trait {
    case .narrow, .keycap, .attaching, .unassigned, .flag, .wide, .leading: begin(scalar, trait)
    case .symbol, .variable, .pictograph: if segment?.join(scalar) != true { begin(scalar, trait) }
    case .modifier: if segment?.tint(scalar) != true { begin(scalar, trait) }
    case .mark, .spacingMark:
      if segment == nil { begin(ClusterPresentation.dottedCircle, .narrow) }
      segment?.mark(scalar, columns: trait.columns)
    case .trailing, .wideSpacingMark:
      // A tone mark of Hangul stands beside its syllable, which has no more than two columns: it is kept in them.
      if segment?.isShown == true { segment?.mark(scalar) } else { beginReplacement() }
    case .joiner: segment?.takeJoiner()
    case .nonJoiner: segment?.takeNonJoiner()
    case .selector: select(scalar)
    case .tag: if segment?.first == Self.blackFlag { segment?.tag(scalar) }
    case .ignorable: break
    case .hidden, .control, .delete, .tab, .lineBreak: beginReplacement()
    }
  }

  /// One piece when all fits two columns, else one for each segment.
  mutating func finish(_ body: (Piece) -> Void) {
    guard let segment else { return }
    guard !finished.isEmpty else { return body(Piece(cluster: segment.closed, width: segment.width)) }
    finished.append(segment)
    let width = finished.reduce(0) { $0 + $1.width }
    if width <= 2, finished.allSatisfy(\.isShown) {
      body(Piece(cluster: finished.map(\.closed).joined(), width: width))
    } else {
      for segment in finished { body(Piece(cluster: segment.closed, width: segment.width)) }
    }
  }

  private mutating func begin(_ scalar: Unicode.Scalar, _ trait: ScalarTrait) {
    if let segment { finished.append(segment) }
    segment = Segment(scalar, trait)
  }

  private mutating func beginReplacement() { begin(ClusterPresentation.replacement, .narrow) }

  /// Keeps a variation selector only where it can mean something.
  private mutating func select(_ selector: Unicode.Scalar) {
    guard let base = segment?.latest else { return }
    switch (selector, base) {
    case (Self.emojiSelector, .variable), (Self.emojiSelector, .keycap): segment?.append(selector, width: 2)
    case (Self.emojiSelector, .pictograph), (Self.textSelector, .pictograph), (Self.textSelector, .variable),
      (Self.textSelector, .keycap):
      segment?.append(selector)
    case (Self.emojiSelector, _), (Self.textSelector, _): break
    default: if segment?.isShapeable == true { segment?.append(selector) }
    }
  }
}
