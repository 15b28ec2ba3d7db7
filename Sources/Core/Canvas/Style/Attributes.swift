/// How text stands out without colour.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier, or brighter.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter.
  public static let dim = Attributes(rawValue: 2)
  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 4)
  /// With a line under it.
  public static let underline = Attributes(rawValue: 8)

  /// All that there are; a style keeps no other bits.
  static let all: Attributes = [.bold, .dim, .reverse, .underline]
}
