/// What the keys do at one place: bindings in the order footers and help show them, looked up in constant time.
///
/// A key claimed by two bindings belongs to the first, and is listed in `conflicts`; a test of each place asserts that
/// there are none.
public struct KeyMap<Command: Sendable & Equatable>: Sendable, Equatable {
  public let bindings: [KeyBinding<Command>]
  /// The keys that more than one binding claims, in the order of the second claim.
  public let conflicts: [KeyPress]
  /// The names that more than one binding carries, in the order of the second one.
  public let duplicateNames: [String]
  let indexByKey: [KeyPress: Int]
  let indexByName: [String: Int]

  public init(_ bindings: [KeyBinding<Command>]) {
    var indexByKey: [KeyPress: Int] = [:]
    var indexByName: [String: Int] = [:]
    var conflicts: [KeyPress] = []
    var duplicateNames: [String] = []
    for (index, binding) in bindings.enumerated() {
      for key in binding.keys {
        if let other = indexByKey[key] {
          if other != index, !conflicts.contains(key) { conflicts.append(key) }
        } else {
          indexByKey[key] = index
        }
      }
      if indexByName[binding.name] == nil {
        indexByName[binding.name] = index
      } else if !duplicateNames.contains(binding.name) {
        duplicateNames.append(binding.name)
      }
    }
    self.bindings = bindings
    self.indexByKey = indexByKey
    self.indexByName = indexByName
    self.conflicts = conflicts
    self.duplicateNames = duplicateNames
  }

  /// The command of a key, or nil where the place knows no such key. Constant time.
  public func command(for key: KeyPress) -> Command? {
    indexByKey[key].map { bindings[$0].command }
  }

  /// The command of an event: a bound key's; nil for all else.
  public func command(for event: InputEvent) -> Command? {
    guard case .key(let key) = event else { return nil }
    return command(for: key)
  }

  /// The command of that name (`:open` on the address line), or nil. Constant time.
  public func command(named name: String) -> Command? {
    indexByName[name].map { bindings[$0].command }
  }

  /// The bindings that the footer shows, in order.
  public var footer: [KeyBinding<Command>] {
    bindings.filter(\.footer)
  }
}
