/// Finds the word that was probably meant.
enum TapeSuggestion {
  /// How other programs call what a tape calls otherwise.
  private static let otherNames = [
    "return": "Enter", "control": "Ctrl", "pgup": "PageUp", "pgdn": "PageDown", "pgdown": "PageDown",
    "assert": "Expect",
  ]

  /// nil when none is near; case never counts.
  static func nearest(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= 24 else { return nil }
    if let other = otherNames[word.lowercased()], names.contains(other) { return other }
    let allowed = letters.count < 3 ? 0 : letters.count < 6 ? 1 : 2
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().utf8)
      let isBeginning = letters.count >= 3 && other.starts(with: letters)
      let distance = isBeginning ? min(1, other.count - letters.count) : distance(from: letters, to: other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Letters to insert, leave out, replace, or swap with their neighbour.
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
