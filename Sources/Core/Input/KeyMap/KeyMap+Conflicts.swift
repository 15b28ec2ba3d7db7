extension KeyMap {
  /// The keys that more than one binding claims, in the order of the second claim; a test of each place asserts that
  /// there are none.
  public var conflicts: [KeyPress] {
    var seen: [KeyPress] = []
    var conflicts: [KeyPress] = []
    for binding in bindings {
      for key in binding.keys where seen.contains(key) && !conflicts.contains(key) { conflicts.append(key) }
      seen += binding.keys
    }
    return conflicts
  }

  /// The names that more than one binding carries, in the order of the second one.
  public var duplicateNames: [String] {
    var seen: [String] = []
    var duplicates: [String] = []
    for name in bindings.map(\.name) {
      if seen.contains(name), !duplicates.contains(name) { duplicates.append(name) }
      seen.append(name)
    }
    return duplicates
  }
}
