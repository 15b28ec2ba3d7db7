/// A text as a search sees it: without case and without diacritics, so that "jose" finds "José".
///
/// Latin, Greek and Cyrillic letters lose their marks, combining marks go, Hangul syllables become their letters (so
/// composed and decomposed text are the same, and a syllable being typed already matches); all else keeps its lower case.
package struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { Self.append(scalar, to: &folded) }
    bytes = folded
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the other text stands somewhere in this one; the empty text stands everywhere.
  package func contains(_ other: FoldedText) -> Bool {
    guard let first = other.bytes.first else { return true }
    guard bytes.count >= other.bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { whole in
      other.bytes.withUnsafeBufferPointer { part in
        for start in 0...(whole.count - part.count) where whole[start] == first {
          if (1..<part.count).allSatisfy({ whole[start + $0] == part[$0] }) { return true }
        }
        return false
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    let value = scalar.value
    if value < 0x80 {
      folded.append(0x41...0x5A ~= value ? UInt8(value) | 0x20 : UInt8(value))
    } else if isMark(value) {
      return
    } else if 0xAC00...0xD7A3 ~= value {
      appendLetters(ofSyllable: value - 0xAC00, to: &folded)
    } else {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(lower.value) {
        folded.append(contentsOf: UTF8.encode(baseLetters[lower] ?? lower) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// The blocks of combining diacritical marks (Unicode, Blocks.txt); marks of other scripts carry meaning and stay.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Hangul's arithmetic decomposition (Unicode 3.12).
  private static func appendLetters(ofSyllable index: UInt32, to folded: inout [UInt8]) {
    var letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    if index % 28 > 0 { letters.append(0x11A7 + index % 28) }
    for letter in letters.compactMap(Unicode.Scalar.init) {
      folded.append(contentsOf: UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension FoldedText: Comparable {
  package static func < (one: FoldedText, other: FoldedText) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
