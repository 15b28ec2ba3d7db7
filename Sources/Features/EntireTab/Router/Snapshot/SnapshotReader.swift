package import DomainLayer
internal import StoaFlow
internal import StoaJSON

/// Reads the members of one object of a snapshot; what is there must be right, what is missing is as usual.
package struct SnapshotReader {
  private let node: JSONNode

  init(_ node: JSONNode?) throws(SnapshotError) {
    guard let node, node.kind == .object else { throw SnapshotError(.unfit("it is not in its form")) }
    self.node = node
  }

  /// The largest row and id that is taken: no list is longer, and no sum with it overflows.
  static let largestNumber = 1 << 48

  package func refusal(_ what: String) -> SnapshotError { SnapshotError(.unfit("it has \(what) that is none")) }

  func member(_ name: StaticString) -> JSONNode? { node[name] }

  /// An object; nil where it is missing.
  func object(named name: String) throws(SnapshotError) -> SnapshotReader? {
    guard let member = node[path: name] else { return nil }
    return try SnapshotReader(member)
  }

  /// The elements of a list, at most so many; none where it is missing.
  func list(_ name: StaticString, limit: Int) throws(SnapshotError) -> [JSONNode] {
    guard let list = node[name] else { return [] }
    guard list.kind == .array, list.count <= limit else { throw refusal("a list") }
    return (0..<list.count).compactMap { list[$0] }
  }

  package func word(_ name: StaticString) throws(SnapshotError) -> String? {
    guard let member = node[name] else { return nil }
    guard let text = member.text else { throw refusal("a word") }
    return text
  }

  package func flag(_ name: StaticString) throws(SnapshotError) -> Bool {
    guard let member = node[name] else { return false }
    guard let flag = member.flag else { throw refusal("a switch") }
    return flag
  }

  package func id(_ name: StaticString) throws(SnapshotError) -> Int? {
    guard let member = node[name] else { return nil }
    return try number(member, from: 1)
  }

  func number(_ node: JSONNode?, from least: Int) throws(SnapshotError) -> Int {
    guard let node, node.kind == .integer, let number = node.integer, (least...Self.largestNumber).contains(number)
    else { throw refusal("a number") }
    return number
  }

  /// What is looked for; as short as the filter line and addresses have it, and without control characters.
  package func filter() throws(SnapshotError) -> String {
    guard let text = try word("q") else { return "" }
    guard !ListFilter(text: text).isTooLong,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw refusal("a filter") }
    return text
  }
}
