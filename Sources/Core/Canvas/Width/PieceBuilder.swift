/// Puts the pieces of a cluster of several code points together.
struct PieceBuilder {
  /// Marks above a letter beyond these are dropped: ncurses keeps no more in a cell, and no script needs them.
  static let markLimit = 4

  /// The longest emoji sequence in use has ten code points, a flag of tags at most 14.
  static let scalarLimit = 16

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let cancelTag: Unicode.Scalar = "\u{E007F}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// A letter or an emoji sequence, with all that hangs on it.
  private struct Segment {
    var scalars: [Unicode.Scalar]
    var base: ScalarTrait
    var width: Int
    var marks = 0
    var pendingJoiner = false
    var hasTags = false
  }

  private var segments: [Segment] = []

  mutating func add(_ scalar: Unicode.Scalar) {
    let trait = WidthTable.trait(of: scalar)
    guard var segment = segments.popLast() else { return begin(scalar, trait) }
    defer { segments.append(segment) }
    let isFull = segment.scalars.count >= Self.scalarLimit
    switch trait {
    case .mark, .trailing:
      if segment.marks < Self.markLimit, !isFull { segment.scalars.append(scalar) }
      segment.marks += 1
    case .spacingMark where segment.width == 1 && segment.marks < Self.markLimit && !isFull:
      segment.scalars.append(scalar)
      segment.marks += 1
      segment.width = 2
    case .spacingMark, .wideSpacingMark:
      segment.marks += 1
    case .selector:
      if !isFull { select(scalar, in: &segment) }
    case .joiner:
      if segment.base.isPictograph {
        segment.pendingJoiner = true
      } else if segment.scalars[0].value >= 0x300, !isFull {
        segment.scalars.append(scalar)
      }
    case .nonJoiner:
      if !segment.base.isPictograph, segment.scalars[0].value >= 0x300, !isFull { segment.scalars.append(scalar) }
    case .tag:
      if segment.scalars[0] == Self.blackFlag, !isFull {
        segment.scalars.append(scalar)
        segment.hasTags = true
      }
    case .ignorable, .hidden, .control, .delete, .tab, .lineBreak:
      break
    case .modifier where segment.base.isPictograph:
      if !isFull { segment.scalars.append(scalar) }
      segment.width = 2
    case .symbol, .variable, .pictograph:
      if segment.pendingJoiner, segment.base.isPictograph {
        if segment.scalars.count + 2 <= Self.scalarLimit { segment.scalars += ["\u{200D}", scalar] }
        segment.pendingJoiner = false
        segment.width = 2
      } else {
        segments.append(segment)
        segment = Segment(scalars: [scalar], base: trait, width: trait.columns)
      }
    case .narrow, .keycap, .flag, .wide, .modifier:
      segments.append(segment)
      segment = Segment(scalars: [scalar], base: trait, width: trait.columns)
    }
  }

  /// One piece when all fits two columns, else one for each segment.
  mutating func finish() -> [Piece] {
    for index in segments.indices where segments[index].hasTags && segments[index].scalars.last != Self.cancelTag {
      segments[index].scalars.removeAll { WidthTable.trait(of: $0) == .tag }
    }
    let width = segments.reduce(0) { $0 + $1.width }
    guard width > 2 else {
      let scalars = segments.flatMap(\.scalars)
      return scalars.isEmpty ? [] : [Piece(scalars, width: width)]
    }
    return segments.map { Piece($0.scalars, width: $0.width) }
  }

  private mutating func begin(_ scalar: Unicode.Scalar, _ trait: ScalarTrait) {
    switch trait {
    case .joiner, .nonJoiner, .selector, .tag, .ignorable:
      break
    case .mark, .trailing:
      segments.append(Segment(scalars: [ClusterPresentation.dottedCircle, scalar], base: .narrow, width: 1, marks: 1))
    default:
      guard let piece = ClusterPresentation.piece(of: scalar, trait: trait), case .scalar(let shown) = piece.content
      else { return }
      segments.append(Segment(scalars: [shown], base: trait, width: piece.width))
    }
  }

  /// Keeps a variation selector only where it can mean something.
  private func select(_ selector: Unicode.Scalar, in segment: inout Segment) {
    switch (selector, segment.base) {
    case (Self.emojiSelector, .variable), (Self.emojiSelector, .keycap):
      segment.scalars.append(selector)
      segment.width = 2
    case (Self.emojiSelector, .pictograph), (Self.textSelector, .variable), (Self.textSelector, .keycap),
      (Self.textSelector, .pictograph):
      segment.scalars.append(selector)
    case (Self.emojiSelector, _), (Self.textSelector, _):
      break
    default:
      if segment.scalars[0].value >= 0x300 { segment.scalars.append(selector) }
    }
  }
}
