extension KeyPress {
  /// The key as people know it: `^d`, `PgDn`, `Alt-x`, `Shift-Tab`, `Enter`, `Space`, `↓`.
  public var label: String {
    label(of: key.label)
  }

  /// The same in ASCII only, for terminals whose locale has no arrows: `Down` for `↓`, `U+00E9` for `é`.
  public var asciiLabel: String {
    label(of: key.asciiLabel)
  }

  private func label(of name: String) -> String {
    var prefix = ""
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    guard modifiers.contains(.control) else { return prefix + name }
    return prefix + (key.isCharacter ? "^" : "Ctrl-") + name
  }
}

extension Key {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }

  fileprivate var label: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .character(let character) where character != " ": String(character)
    default: asciiLabel
    }
  }

  fileprivate var asciiLabel: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): Self.ascii(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }

  private static func ascii(_ character: Character) -> String {
    guard !character.isASCII else { return String(character) }
    return character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    .joined(separator: " ")
  }
}
