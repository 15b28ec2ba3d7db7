/// The clusters of several scalars that the cells of one canvas point to, each kept once.
///
/// Each has a digest by which canvases compare what they show: 64 bits of the standard library's hash, whose seed is
/// random in each process, so that text cannot be made to collide.
struct ClusterTable: Sendable {
  private(set) var texts: [String] = []
  private var digests: [Int] = []
  private var numbers: [Int: UInt32] = [:]

  subscript(glyph: UInt32) -> String {
    let number = Int(glyph & ~UInt32(Cell.clusterFlag))
    return number < texts.count ? texts[number] : "\u{FFFD}"
  }

  func digest(of glyph: UInt32) -> Int {
    let number = Int(glyph & ~UInt32(Cell.clusterFlag))
    return number < digests.count ? digests[number] : 0
  }

  /// The glyph of that cluster, the same one for the same code points.
  mutating func glyph(of text: String) -> UInt32 {
    let digest = Self.digest(of: text)
    if let known = numbers[digest] { return known }
    let glyph = UInt32(truncatingIfNeeded: texts.count) | UInt32(Cell.clusterFlag)
    texts.append(text)
    digests.append(digest)
    numbers[digest] = glyph
    return glyph
  }

  /// Taken from the bytes: the hash of a String is that of its canonical form, the same for é and e + ◌́.
  private static func digest(of text: String) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}
