/// The characters that frames and rules are drawn with, each one column wide.
public struct BorderGlyphs: Hashable, Sendable {
  public let horizontal: Character
  public let vertical: Character
  public let topLeft: Character
  public let topRight: Character
  public let bottomLeft: Character
  public let bottomRight: Character
  /// Where a rule meets the left side of a frame, and the right one.
  public let leftTee: Character
  public let rightTee: Character
  /// Where a vertical rule meets the top side of a frame, and the bottom one.
  public let topTee: Character
  public let bottomTee: Character

  /// Light box drawing characters.
  public static let unicode = BorderGlyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
    leftTee: "├", rightTee: "┤", topTee: "┬", bottomTee: "┴")

  /// The same with round corners.
  public static let rounded = BorderGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    leftTee: "├", rightTee: "┤", topTee: "┬", bottomTee: "┴")

  public static let ascii = BorderGlyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    leftTee: "+", rightTee: "+", topTee: "+", bottomTee: "+")
}
