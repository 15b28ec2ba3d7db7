internal import CVTerm

/// One cell as libvterm has it.
public struct VTermCell: Hashable, Sendable {
  /// The scalars of the cell; a blank for an empty one.
  public var text: String
  /// How many columns the cell takes.
  public var width: Int
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether it is underlined.
  public var isUnderlined: Bool
  /// Whether foreground and background are exchanged.
  public var isReverse: Bool
  /// The number of the colour in the terminal's palette, nil for the terminal's own.
  public var foreground: Int?
  /// The same of what it stands on.
  public var background: Int?

  init(_ cell: VTermScreenCell) {
    var cell = cell
    var scalars = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) { raw in
      for value in raw.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        scalars.append(scalar)
      }
    }
    text = scalars.isEmpty ? " " : String(scalars)
    width = Int(cell.width)
    isBold = stoa_cell_bold(&cell)
    isUnderlined = stoa_cell_underline(&cell)
    isReverse = stoa_cell_reverse(&cell)
    foreground = stoa_color_is_default_foreground(&cell.fg) ? nil : Self.index(&cell.fg)
    background = stoa_color_is_default_background(&cell.bg) ? nil : Self.index(&cell.bg)
  }

  private static func index(_ color: inout VTermColor) -> Int? {
    stoa_color_is_indexed(&color) ? Int(stoa_color_index(&color)) : nil
  }
}
