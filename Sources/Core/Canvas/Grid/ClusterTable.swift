/// The clusters of several scalars that the cells of one canvas point to, each kept once.
struct ClusterTable: Sendable {
  /// A cluster by its code points: Swift's own equality of strings would take é for e + ◌́.
  private struct Key: Hashable, Sendable {
    let text: String

    static func == (left: Key, right: Key) -> Bool { ClusterTable.isSame(left.text, right.text) }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private(set) var texts: [String] = []
  private var numbers: [Key: UInt32] = [:]

  subscript(glyph: UInt32) -> String {
    let number = Int(glyph & ~UInt32(Cell.clusterFlag))
    return number < texts.count ? texts[number] : "\u{FFFD}"
  }

  /// The glyph of that cluster, the same one for the same code points.
  mutating func glyph(of text: String) -> UInt32 {
    if let known = numbers[Key(text: text)] { return known }
    let glyph = UInt32(truncatingIfNeeded: texts.count) | UInt32(Cell.clusterFlag)
    texts.append(text)
    numbers[Key(text: text)] = glyph
    return glyph
  }

  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
