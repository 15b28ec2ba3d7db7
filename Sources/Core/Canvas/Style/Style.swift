/// How a cell looks: attributes, a hue, and whether it belongs to what is selected; 16 bits.
///
/// Selection is kept apart from `reverse`, so that a terminal with colours can show it by a background.
public struct Style: Hashable, Sendable {
  @usableFromInline
  let bits: UInt16

  /// As text is without anything.
  public static let plain = Style()
  /// Bold and nothing else.
  public static let bold = Style([.bold])
  /// Dim and nothing else.
  public static let dim = Style([.dim])
  /// Reverse and nothing else.
  public static let reverse = Style([.reverse])
  /// Underlined and nothing else.
  public static let underline = Style([.underline])
  /// As part of what is selected.
  public static let selected = Style(isSelected: true)

  /// A style of these parts.
  public init(_ attributes: Attributes = [], foreground: Hue = .standard, isSelected: Bool = false) {
    let kept = attributes.intersection(.all)
    bits = UInt16(kept.rawValue) | UInt16(foreground.rawValue) << 8 | (isSelected ? Self.selectionBit : 0)
  }

  @usableFromInline
  init(bits: UInt16) { self.bits = bits }

  /// How the text stands out without colour.
  public var attributes: Attributes { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
  /// The colour of the text.
  public var foreground: Hue { Hue(rawValue: UInt8(truncatingIfNeeded: (bits & Self.hueBits) >> 8)) ?? .standard }
  /// Whether it belongs to what is selected.
  public var isSelected: Bool { bits & Self.selectionBit != 0 }

  /// The style with these attributes as well.
  public func with(_ more: Attributes) -> Style {
    Style(bits: bits | UInt16(more.intersection(.all).rawValue))
  }

  /// The same style without these attributes.
  public func without(_ less: Attributes) -> Style {
    Style(bits: bits & ~UInt16(less.intersection(.all).rawValue))
  }

  /// The style in that hue.
  public func with(foreground: Hue) -> Style {
    Style(bits: bits & ~Self.hueBits | UInt16(foreground.rawValue) << 8)
  }

  /// The style as part of the selection, or not.
  public func with(selected: Bool) -> Style {
    Style(bits: selected ? bits | Self.selectionBit : bits & ~Self.selectionBit)
  }

  private static let hueBits: UInt16 = 0x0700
  private static let selectionBit: UInt16 = 0x8000
}
