/// Goes through two values side by side and notes where they differ.
struct StateComparison {
  private(set) var differences: [StateDifference] = []
  private let show: (Any) -> String

  init(show: @escaping (Any) -> String) {
    self.show = show
  }

  mutating func compare(_ before: Any, _ after: Any, _ path: String) {
    if areEqual(before, after) { return }
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
    guard type(of: before) == type(of: after), old.displayStyle == new.displayStyle else {
      return note(before, after, path)
    }
    switch old.displayStyle {
    case .optional:
      guard let before = old.children.first, let after = new.children.first else {
        return note(before, after, path)
      }
      compare(before.value, after.value, path)
    case .collection: compareElements(Array(old.children), Array(new.children), path)
    case .dictionary: compareEntries(old.children, new.children, path)
    case .enum:
      guard let first = old.children.first, let second = new.children.first, first.label == second.label else {
        return note(before, after, path)
      }
      compare(first.value, second.value, join(path, first.label))
    case .struct, .tuple:
      let count = differences.count
      for (first, second) in zip(old.children, new.children) {
        compare(first.value, second.value, join(path, first.label))
      }
      if differences.count == count && old.children.isEmpty { note(before, after, path) }
    default: note(before, after, path)
    }
  }

  private mutating func compareElements(_ old: [Mirror.Child], _ new: [Mirror.Child], _ path: String) {
    for index in 0..<max(old.count, new.count) {
      let place = "\(path)[\(index)]"
      switch (index < old.count, index < new.count) {
      case (true, true): compare(old[index].value, new[index].value, place)
      case (true, false): note(old: old[index].value, place)
      default: note(new: new[index].value, place)
      }
    }
  }

  private mutating func compareEntries(_ old: Mirror.Children, _ new: Mirror.Children, _ path: String) {
    let (before, after) = (entries(old), entries(new))
    for key in Set(before.keys).union(after.keys).sorted() {
      let place = "\(path)[\(key)]"
      switch (before[key], after[key]) {
      case (let old?, let new?): compare(old, new, place)
      case (let old?, nil): note(old: old, place)
      case (nil, let new?): note(new: new, place)
      case (nil, nil): break
      }
    }
  }

  private func entries(_ children: Mirror.Children) -> [String: Any] {
    let pairs = children.compactMap { child -> (String, Any)? in
      let parts = Array(Mirror(reflecting: child.value).children)
      return parts.count == 2 ? (show(parts[0].value), parts[1].value) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private mutating func note(_ old: Any, _ new: Any, _ path: String) {
    differences.append(StateDifference(path: path, old: show(old), new: show(new)))
  }

  private mutating func note(old: Any, _ path: String) {
    differences.append(StateDifference(path: path, old: show(old), new: nil))
  }

  private mutating func note(new: Any, _ path: String) {
    differences.append(StateDifference(path: path, old: nil, new: show(new)))
  }

  /// A property wrapper's storage is shown under the name of its property.
  private func join(_ path: String, _ label: String?) -> String {
    guard var label, label != "wrappedValue" else { return path }
    if label.hasPrefix("_") { label.removeFirst() }
    return path.isEmpty ? label : "\(path).\(label)"
  }

  private func areEqual(_ left: Any, _ right: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right as? Value) == value }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left)
  }
}
