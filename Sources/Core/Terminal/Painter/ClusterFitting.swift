internal import CTerminal
internal import StoaCanvas

/// Turns the text of a cell into bytes that ncurses, which adds up the C library's widths, places as we measured.
///
/// A cluster goes out whole where that sum is our width. Else its longest prefix for which both agree goes out, or
/// U+FFFD where there is none, and blanks fill our width. So no column drifts, whatever the C library's age.
struct ClusterFitting {
  /// ncurses keeps a character and four that follow it in one cell (CCHARW_MAX), and drops the rest.
  static let followerLimit = 4

  let charset: Charset

  /// Appends what is sent for one scalar of this width.
  func append(_ scalar: Unicode.Scalar, width: Int, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if charset == .ascii {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: width))
    } else if Int(ct_scalar_width(scalar.value)) == width, let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    } else {
      appendReplacement(width: width, to: &bytes)
    }
  }

  /// Appends what is sent for a cluster of several scalars. Returns whether ncurses keeps it in more than one cell,
  /// of which a later frame must not paint only the second.
  func append(cluster: String, width: Int, to bytes: inout [UInt8]) -> Bool {
    if charset == .ascii {
      appendASCII(of: cluster, width: width, to: &bytes)
      return false
    }
    let measure = Measure(cluster.unicodeScalars)
    if measure.isSound, measure.width == width {
      bytes.append(contentsOf: cluster.utf8)
      return measure.bases > 1
    }
    guard let prefix = longestPrefix(of: cluster, within: width) else {
      appendReplacement(width: width, to: &bytes)
      return false
    }
    bytes.append(contentsOf: prefix.text.utf8)
    bytes.append(contentsOf: repeatElement(0x20, count: width - prefix.width))
    return false
  }

  private static let replacement = Array("\u{FFFD}".utf8)

  /// Appends what stands for that which cannot be sent.
  func appendReplacement(width: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: charset == .ascii ? [UInt8(ascii: "?")] : Self.replacement)
    bytes.append(contentsOf: repeatElement(0x20, count: max(0, width - 1)))
  }

  /// A letter keeps its shape without its marks; anything else is only known to be there.
  private func appendASCII(of cluster: String, width: Int, to bytes: inout [UInt8]) {
    let first = cluster.utf8.first.flatMap { $0 < 0x80 ? $0 : nil } ?? UInt8(ascii: "?")
    bytes.append(first)
    bytes.append(contentsOf: repeatElement(first == UInt8(ascii: "?") ? first : 0x20, count: max(0, width - 1)))
  }

  private func longestPrefix(of cluster: String, within width: Int) -> (text: String, width: Int)? {
    var prefix = Array(cluster.unicodeScalars)
    while prefix.count > 1 {
      prefix.removeLast()
      // A joiner at the end would join what stands in the next cell.
      if prefix.last == "\u{200D}" { continue }
      var text = ""
      text.unicodeScalars.append(contentsOf: prefix)
      let measure = Measure(text.unicodeScalars)
      if measure.isSound, measure.width <= width, measure.width > 0, measure.width == TextWidth.of(text) {
        return (text, measure.width)
      }
    }
    return nil
  }
}

extension ClusterFitting {
  /// What the C library and ncurses make of some scalars.
  private struct Measure {
    var width = 0
    /// Scalars that begin a cell of ncurses.
    var bases = 0
    /// Whether each is known to the C library and finds room in a cell.
    var isSound = true

    init(_ scalars: String.UnicodeScalarView) {
      var followers = 0
      for scalar in scalars {
        let width = Int(ct_scalar_width(scalar.value))
        if width > 0 {
          bases += 1
          followers = 0
        } else {
          followers += 1
          if width < 0 || bases == 0 || followers > ClusterFitting.followerLimit { isSound = false }
        }
        self.width += width
      }
    }
  }
}
