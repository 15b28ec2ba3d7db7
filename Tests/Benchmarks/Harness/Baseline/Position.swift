/// Which item of how many is selected, and where the screen says so.
package struct Position: Equatable, Sendable {
  package let number: Int
  package let total: Int
  package let row: Int
  /// The columns of its text; nothing else in its row may be wider than one column.
  package let start: Int
  package let end: Int

  /// Reads a row that ends with `7/100` behind a blank; nil when it does not.
  package init?(_ line: String, row: Int) {
    guard let word = line.split(separator: " ").last else { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let total = Int(parts[1]) else { return nil }
    self.number = number
    self.total = total
    self.row = row
    end = line.count
    start = line.count - word.count
  }
}
