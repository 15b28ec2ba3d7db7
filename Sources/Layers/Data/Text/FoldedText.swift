internal import StoaStorage

/// A text folded for searching and ordering, as the embedded back end folds its own: what runs here and what runs there
/// find and order the same.
package struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(TextFolding.fold(text).utf8) }

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
}

extension FoldedText: Comparable {
  package static func < (one: FoldedText, other: FoldedText) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
