/// A letter or an emoji sequence, with all that hangs on it.
struct Segment {
  /// Marks on a letter beyond these are dropped: ncurses keeps no more in a cell, and hardly a script needs more.
  static let markLimit = 4

  /// The longest emoji sequence in use has ten code points, a flag of tags at most fourteen.
  static let scalarLimit = 16

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let cancelTag: Unicode.Scalar = "\u{E007F}"

  let first: Unicode.Scalar
  private(set) var width: Int
  /// The trait of the last code point that begins something: the base, or what a joiner brought.
  private(set) var latest: ScalarTrait
  private var text: String
  private var count = 1
  private var marks = 0
  private var hasOpenJoiner = false
  private var tags = 0
  private var last: Unicode.Scalar

  init(_ scalar: Unicode.Scalar, _ trait: ScalarTrait) {
    first = scalar
    last = scalar
    latest = trait
    width = trait.columns
    text = String(Character(scalar))
  }

  /// Whether it shows itself, and does not stand in for what cannot be shown.
  var isShown: Bool { first != ClusterPresentation.replacement }

  /// Whether its base is of a script that joiners and selectors may shape.
  var isShapeable: Bool {
    switch latest {
    case .narrow, .wide, .attaching, .unassigned: first.value >= 0x300 && isShown
    default: false
    }
  }

  /// Its text; tags without the one that ends them, and that one alone, are left out.
  var closed: String {
    guard tags > 0, tags == 1 || last != Self.cancelTag else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { WidthTable.trait(of: $0) != .tag }))
  }

  mutating func append(_ scalar: Unicode.Scalar, width: Int? = nil) {
    guard count < Self.scalarLimit else { return }
    text.unicodeScalars.append(scalar)
    last = scalar
    count += 1
    if let width { self.width = width }
  }

  /// Adds a mark, one with columns of its own only where they fit.
  mutating func mark(_ scalar: Unicode.Scalar, columns: Int = 0) {
    marks += 1
    guard marks <= Self.markLimit, width + columns <= 2 else { return }
    append(scalar, width: width + columns)
  }

  mutating func tag(_ scalar: Unicode.Scalar) {
    tags += 1
    append(scalar)
  }

  /// A joiner counts between pictographs, where it is kept back until the second one comes, and shapes other scripts.
  mutating func takeJoiner() {
    if latest.isPictograph {
      hasOpenJoiner = true
    } else if isShapeable {
      append(Self.joiner)
    }
  }

  mutating func takeNonJoiner() {
    if isShapeable { append("\u{200C}") }
  }

  /// Joins a pictograph to the one before; false when no joiner stands between them.
  mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard hasOpenJoiner else { return false }
    hasOpenJoiner = false
    guard count + 2 <= Self.scalarLimit else { return true }
    append(Self.joiner)
    append(scalar, width: 2)
    latest = WidthTable.trait(of: scalar)
    return true
  }

  /// Gives a pictograph its skin tone; false for anything else.
  mutating func tint(_ modifier: Unicode.Scalar) -> Bool {
    guard latest.isPictograph, tags == 0 else { return false }
    append(modifier, width: 2)
    return true
  }
}
