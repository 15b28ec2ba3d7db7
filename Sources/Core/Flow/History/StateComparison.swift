/// Goes through two values side by side and notes where they differ.
struct StateComparison {
  /// Deeper than this two values are compared as a whole.
  private static let depthLimit = 48

  var differences: [StateDifference] = []
  let show: (Any) -> String
  private var depth = 0
  /// The pairs of objects that were met: they may refer to one another in a ring.
  private var met: Set<[ObjectIdentifier]> = []

  init(show: @escaping (Any) -> String) {
    self.show = show
  }

  mutating func compare(_ before: Any, _ after: Any, _ path: String) {
    if Self.areEqual(before, after) { return }
    if before is any TimelineNamed, after is any TimelineNamed { return note(before, after, path) }
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
    guard depth < Self.depthLimit, type(of: before) == type(of: after), old.displayStyle == new.displayStyle else {
      return note(before, after, path)
    }
    depth += 1
    defer { depth -= 1 }
    switch old.displayStyle {
    case .optional: compareOptionals(before, after, old, new, path)
    case .collection: compareElements(old.children.map(\.value), new.children.map(\.value), path)
    case .dictionary: compareEntries(old.children, new.children, path)
    case .set: compareMembers(old.children.map(\.value), new.children.map(\.value), path)
    case .enum:
      guard let first = old.children.first, let second = new.children.first, first.label == second.label else {
        return note(before, after, path)
      }
      compare(first.value, second.value, Self.join(path, first.label))
    case .struct, .tuple, .class: compareParts(before, after, old, new, path)
    default: noteLeaf(before, after, path)
    }
  }

  private mutating func compareOptionals(_ before: Any, _ after: Any, _ old: Mirror, _ new: Mirror, _ path: String) {
    if let first = old.children.first, let second = new.children.first {
      compare(first.value, second.value, path)
    } else if !old.children.isEmpty || !new.children.isEmpty {
      note(before, after, path)
    }
  }

  private mutating func compareParts(_ before: Any, _ after: Any, _ old: Mirror, _ new: Mirror, _ path: String) {
    if old.displayStyle == .class {
      let pair = [ObjectIdentifier(before as AnyObject), ObjectIdentifier(after as AnyObject)]
      if pair[0] == pair[1] || !met.insert(pair).inserted { return }
    }
    if old.children.isEmpty { return noteLeaf(before, after, path) }
    let count = differences.count
    for (first, second) in zip(old.children, new.children) {
      compare(first.value, second.value, Self.join(path, first.label))
    }
    // Equal parts in values that say of themselves that they differ.
    if differences.count == count, before is any Equatable { note(before, after, path) }
  }

  /// Of two values that cannot be compared, such as closures, nothing is known where they read alike.
  private mutating func noteLeaf(_ before: Any, _ after: Any, _ path: String) {
    guard before is any Equatable || String(describing: before) != String(describing: after) else { return }
    note(before, after, path)
  }

  mutating func note(_ old: Any, _ new: Any, _ path: String) {
    let (old, new) = StateText.differingParts(old, new)
    differences.append(StateDifference(path: path, old: show(old), new: show(new)))
  }

  /// A property wrapper's storage is shown under the name of its property, a tuple's part by its number.
  private static func join(_ path: String, _ label: String?) -> String {
    guard var label, label != "wrappedValue" else { return path }
    if label.hasPrefix("_") || label.hasPrefix(".") { label.removeFirst() }
    return path.isEmpty ? label : "\(path).\(label)"
  }

  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right as? Value) == value }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left)
  }
}
