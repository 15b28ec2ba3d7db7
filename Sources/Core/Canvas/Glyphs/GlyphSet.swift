/// The signs a screen is made of, beside its text: one set for UTF-8 terminals, one for all others.
///
/// Every sign is one column wide, so that a layout does not depend on the set.
public struct GlyphSet: Hashable, Sendable {
  public let border: BorderGlyphs
  /// Ends a text that was cut.
  public let ellipsis: Character
  public let check: Character
  public let cross: Character
  public let bullet: Character
  /// Stands between two parts of one line.
  public let separator: Character
  public let arrowLeft: Character
  public let arrowRight: Character
  public let arrowUp: Character
  public let arrowDown: Character
  /// Marks the selected row at its left edge.
  public let selection: Character
  public let scrollTrack: Character
  public let scrollThumb: Character
  /// A row that is not loaded yet.
  public let placeholder: Character
  /// The frames of the sign that something is going on, in order.
  public let spinner: [Character]
  /// Whether everything outside of ASCII is replaced when a canvas is written to.
  public let isASCII: Bool

  public static let unicode = GlyphSet(
    border: .unicode, ellipsis: "…", check: "✓", cross: "✗", bullet: "•", separator: "·",
    arrowLeft: "←", arrowRight: "→", arrowUp: "↑", arrowDown: "↓", selection: "▌",
    scrollTrack: "│", scrollThumb: "┃", placeholder: "·",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], isASCII: false)

  public static let ascii = GlyphSet(
    border: .ascii, ellipsis: "~", check: "x", cross: "!", bullet: "*", separator: "-",
    arrowLeft: "<", arrowRight: ">", arrowUp: "^", arrowDown: "v", selection: ">",
    scrollTrack: "|", scrollThumb: "#", placeholder: ".",
    spinner: ["|", "/", "-", "\\"], isASCII: true)

  /// The spinner's frame number `tick`, which may be any integer.
  public func spinnerFrame(_ tick: Int) -> Character {
    let frame = tick % spinner.count
    return spinner[frame < 0 ? frame + spinner.count : frame]
  }
}
