extension IdentifiedRows: RandomAccessCollection {
  public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  /// The row at an index, which must be one of the list's.
  @inlinable
  public subscript(index: Int) -> Row {
    let position = layout.position(of: index)
    return chunks[position].rows[index - layout.starts[position]]
  }
}

extension IdentifiedRows: Equatable where Row: Equatable {
  /// The same rows in the same order; chunks that two lists share are not looked into.
  public static func == (one: IdentifiedRows, other: IdentifiedRows) -> Bool {
    if one.version == other.version { return true }
    guard one.count == other.count else { return false }
    if one.layout.starts == other.layout.starts {
      return zip(one.chunks, other.chunks).allSatisfy { $0.rows == $1.rows }
    }
    return one.elementsEqual(other)
  }
}

extension IdentifiedRows: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
