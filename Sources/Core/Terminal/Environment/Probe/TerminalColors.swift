/// The shades that a terminal shows, as far as it tells.
public struct TerminalColors: Hashable, Sendable {
  /// What text without a colour stands on; nil where the terminal does not tell.
  public var background: TerminalColor?
  /// By the number of the colour among the first eight.
  public var palette: [Int: TerminalColor]

  /// What a terminal has told; nothing where nothing is given.
  public init(background: TerminalColor? = nil, palette: [Int: TerminalColor] = [:]) {
    self.background = background
    self.palette = palette
  }

  /// The colours of this number that are hard to tell from the background: below 3:1.
  public func faint(among numbers: [Int]) -> [Int] {
    guard let background else { return [] }
    return numbers.filter { number in palette[number].map { $0.contrast(with: background) < 3 } ?? false }
  }
}
