internal import StoaInput

extension Key {
  /// The keys that a tape names, by the name.
  static let tapeNames: [String: Key] = {
    var names: [String: Key] = [
      "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Enter": .enter, "Escape": .escape, "Tab": .tab,
      "Space": .character(" "), "Backspace": .backspace, "Delete": .delete, "Insert": .insert, "PageUp": .pageUp,
      "PageDown": .pageDown, "Home": .home, "End": .end,
    ]
    for number in 1...12 { names["F\(number)"] = .function(number) }
    return names
  }()
}

extension KeyPress {
  /// What arrives when these are held down with the key: Shift makes a letter a capital, Ctrl makes it a small one.
  init(_ key: Key, tape modifiers: Modifiers) {
    guard case .character(let character) = key else {
      self.init(key, modifiers)
      return
    }
    if modifiers.contains(.control), let small = Self.single(character.lowercased()) {
      self.init(.character(small), modifiers)
    } else if modifiers.contains(.shift), character.isCased, let capital = Self.single(character.uppercased()) {
      self.init(.character(capital), modifiers.subtracting(.shift))
    } else {
      self.init(key, modifiers)
    }
  }

  private static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }
}
