/// The row that is looked for in what arrives, to be selected again.
package struct ListSought: Hashable, Sendable {
  package let id: Int
  /// The rows that stood around it, the nearest first; where it is gone, the first of them that is there is selected.
  /// Nil where it need not be there: something else was asked for then.
  let neighbours: [Int]?

  package init(id: Int, neighbours: [Int]?) {
    self.id = id
    self.neighbours = neighbours
  }
}
