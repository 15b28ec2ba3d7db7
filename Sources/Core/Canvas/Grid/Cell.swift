/// One position of a canvas in 8 bytes: a glyph, a style, and how many columns the glyph takes.
///
/// A glyph of two columns lies in a cell of width 2 that is followed by one of width 0, its right half.
public struct Cell: Equatable, Sendable {
  /// From the low end: 32 bits of glyph, 16 of style, 8 of width, 8 of nothing. Equal bits are equal cells, but for
  /// clusters, whose number means something in their own canvas only.
  @usableFromInline
  var bits: UInt64

  /// A space without any style.
  public static let blank = Cell(glyph: 0x20, style: .plain, width: 1)

  @usableFromInline
  static let clusterFlag: UInt64 = 0x8000_0000

  @inline(__always)
  init(glyph: UInt32, style: Style, width: Int) {
    bits = UInt64(glyph) | UInt64(style.bits) << 32 | UInt64(UInt8(truncatingIfNeeded: width)) << 48
  }

  static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, style: style, width: 1) }

  static func rightHalf(_ style: Style) -> Cell { Cell(glyph: 0, style: style, width: 0) }

  /// 2, 1, or 0 for the right half of the cell before it.
  @inlinable
  public var width: Int { Int(truncatingIfNeeded: bits >> 48 & 0xFF) }

  /// How it looks.
  @inlinable
  public var style: Style { Style(bits: UInt16(truncatingIfNeeded: bits >> 32)) }

  /// Its one scalar; nil for a cluster of several (ask the canvas) and for a right half.
  @inlinable
  public var scalar: Unicode.Scalar? {
    isCluster || width == 0 ? nil : Unicode.Scalar(glyph)
  }

  /// Whether several scalars share the cell; `Canvas.text(of:)` has them.
  @inlinable
  public var isCluster: Bool { bits & Self.clusterFlag != 0 }

  @usableFromInline
  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }

  func restyled(_ style: Style) -> Cell {
    var copy = self
    copy.bits = bits & 0xFFFF_0000_FFFF_FFFF | UInt64(style.bits) << 32
    return copy
  }
}
