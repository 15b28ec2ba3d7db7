/// Tells two values apart: one line for each place in which they differ, with the path to it.
enum StateDifference {
  private static let lineLimit = 40

  static func describe(expected: Any, actual: Any) -> String {
    var lines: [String] = []
    compare(expected, actual, "", &lines)
    if lines.isEmpty { lines = ["  expected \(expected)", "  is       \(actual)"] }
    if lines.count > lineLimit {
      lines = lines.prefix(lineLimit) + ["  … and \(lines.count - lineLimit) more"]
    }
    return lines.joined(separator: "\n")
  }

  private static func compare(_ expected: Any, _ actual: Any, _ path: String, _ lines: inout [String]) {
    if areEqual(expected, actual) { return }
    let (old, new) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard type(of: expected) == type(of: actual), old.displayStyle == new.displayStyle else {
      return add(expected, actual, path, &lines)
    }
    switch old.displayStyle {
    case .optional:
      guard let before = old.children.first, let after = new.children.first else {
        return add(expected, actual, path, &lines)
      }
      compare(before.value, after.value, path, &lines)
    case .collection: compareElements(Array(old.children), Array(new.children), path, &lines)
    case .dictionary: compareEntries(old.children, new.children, path, &lines)
    case .enum:
      guard let before = old.children.first, let after = new.children.first, before.label == after.label else {
        return add(expected, actual, path, &lines)
      }
      compare(before.value, after.value, join(path, before.label), &lines)
    case .struct, .tuple:
      let count = lines.count
      for (before, after) in zip(old.children, new.children) {
        compare(before.value, after.value, join(path, before.label), &lines)
      }
      if lines.count == count && old.children.isEmpty { add(expected, actual, path, &lines) }
    default: add(expected, actual, path, &lines)
    }
  }

  private static func compareElements(
    _ old: [Mirror.Child], _ new: [Mirror.Child], _ path: String, _ lines: inout [String]
  ) {
    for index in 0..<max(old.count, new.count) {
      let place = "\(path)[\(index)]"
      switch (index < old.count, index < new.count) {
      case (true, true): compare(old[index].value, new[index].value, place, &lines)
      case (true, false): lines.append("  \(place): expected \(show(old[index].value)), is missing")
      default: lines.append("  \(place): not expected, is \(show(new[index].value))")
      }
    }
  }

  private static func compareEntries(
    _ old: Mirror.Children, _ new: Mirror.Children, _ path: String, _ lines: inout [String]
  ) {
    func entries(_ children: Mirror.Children) -> [String: Any] {
      let pairs = children.compactMap { child -> (String, Any)? in
        let parts = Array(Mirror(reflecting: child.value).children)
        return parts.count == 2 ? (show(parts[0].value), parts[1].value) : nil
      }
      return Dictionary(pairs) { first, _ in first }
    }
    let (before, after) = (entries(old), entries(new))
    for key in Set(before.keys).union(after.keys).sorted() {
      switch (before[key], after[key]) {
      case (let old?, let new?): compare(old, new, "\(path)[\(key)]", &lines)
      case (let old?, nil): lines.append("  \(path)[\(key)]: expected \(show(old)), is missing")
      case (_, let new): lines.append("  \(path)[\(key)]: not expected, is \(show(new ?? "nothing"))")
      }
    }
  }

  private static func add(_ expected: Any, _ actual: Any, _ path: String, _ lines: inout [String]) {
    lines.append("  \(path.isEmpty ? "state" : path): expected \(show(expected)), is \(show(actual))")
  }

  private static func show(_ value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    return String(describing: value)
  }

  /// A property wrapper's storage is shown under the name of its property.
  private static func join(_ path: String, _ label: String?) -> String {
    guard var label, label != "wrappedValue" else { return path }
    if label.hasPrefix("_") { label.removeFirst() }
    return path.isEmpty ? label : "\(path).\(label)"
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right as? Value) == value }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left)
  }
}
