internal import CNcurses
internal import StoaCanvas

/// The attributes and colours of ncurses for each style; colour pairs are made when they are first needed.
struct Pen {
  let palette: Palette
  /// By hue, and one more for the selection; 0 is not made yet.
  private var pairs = [Int32](repeating: 0, count: Hue.allCases.count + 1)
  private var count: Int32 = 0

  /// The palette is at most what this terminal has. Colours must not be touched where it has none: ncurses crashes.
  init(atMost palette: Palette) {
    guard palette > .none, has_colors() else {
      self.palette = .none
      return
    }
    start_color()
    let terminal = Palette(colors: Int(stoa_colors()))
    // The terminal's own background must stay, or light and dark themes cannot both be readable.
    self.palette = use_default_colors() == OK ? min(palette, terminal) : .none
  }

  /// Sets what is written next into the window.
  mutating func set(_ style: Style, in window: UnsafeMutablePointer<WINDOW>?) {
    let isHighlighted = style.isSelected && palette > .none
    var attributes: attr_t = 0
    if style.attributes.contains(.underline) { attributes |= stoa_attr_underline() }
    // The highlight brings its own foreground, which must be read on its own background: nothing in it is dim. Nothing is
    // bold, either: each change of an attribute inside would send both colours again.
    if !isHighlighted {
      if style.attributes.contains(.bold) { attributes |= stoa_attr_bold() }
      if style.attributes.contains(.dim) { attributes |= stoa_attr_dim() }
    }
    if style.attributes.contains(.reverse) != (style.isSelected && palette == .none) {
      attributes |= stoa_attr_reverse()
    }
    stoa_set_attributes(window, attributes, isHighlighted ? highlight() : pair(of: style.foreground))
  }

  private mutating func pair(of hue: Hue) -> Int32 {
    guard palette > .none, let color = hue.color else { return 0 }
    return pair(at: Int(hue.rawValue), foreground: color, background: -1)
  }

  /// White on blue, as the theme has them: apart from the text around it on a black and on a white background, and
  /// readable on both. Colours beyond the first eight would be twice as long, and no theme's.
  private mutating func highlight() -> Int32 { pair(at: Hue.allCases.count, foreground: 7, background: 4) }

  private mutating func pair(at index: Int, foreground: Int16, background: Int16) -> Int32 {
    if pairs[index] == 0 {
      count += 1
      init_pair(Int16(count), foreground, background)
      pairs[index] = count
    }
    return pairs[index]
  }
}

extension Hue {
  /// The number of the colour among the first eight; nil for the terminal's own.
  fileprivate var color: Int16? {
    switch self {
    case .standard: nil
    case .red: 1
    case .green: 2
    case .yellow: 3
    case .blue: 4
    case .magenta: 5
    case .cyan: 6
    }
  }
}
