extension KeyPress {
  /// The key of a label, as `label` or `asciiLabel` writes it, for what is shown as a key and acts as one when it is
  /// clicked; nil for a text that is no key's label.
  public init?(label: String) {
    var name = label[...]
    var modifiers: Modifiers = []
    func take(_ prefix: String, _ modifier: Modifiers) {
      guard name.count > prefix.count, name.hasPrefix(prefix) else { return }
      name.removeFirst(prefix.count)
      modifiers.insert(modifier)
    }
    take("Alt-", .alt)
    take("Shift-", .shift)
    take("Ctrl-", .control)
    take("^", .control)
    guard let key = Key(label: String(name)) else { return nil }
    self.init(key, modifiers)
  }
}

extension Key {
  private static let names: [String: Key] = [
    "Space": .character(" "), "Enter": .enter, "Esc": .escape, "Tab": .tab, "Backspace": .backspace, "Del": .delete,
    "Ins": .insert, "↑": .up, "↓": .down, "←": .left, "→": .right, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "Home": .home, "End": .end, "PgUp": .pageUp, "PgDn": .pageDown,
  ]

  fileprivate init?(label: String) {
    if let key = Self.names[label] {
      self = key
    } else if label.count == 1, let character = label.first {
      self = .character(character)
    } else if label.first == "F", let number = Int(label.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
