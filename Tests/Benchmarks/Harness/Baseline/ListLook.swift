/// How a list looks on a screen: what the C program needs to draw the same, and what tells that a frame is complete.
package struct ListLook: Equatable, Sendable {
  /// The first row of the first item.
  package var first = 0
  /// The items on the screen.
  package var shown = 0
  /// The rows of an item.
  package var height = 1
  /// The columns of an item, which are in reverse video when it is selected.
  package var width = 0
  /// The row of the position "1/100", and the column behind it.
  var positionRow = 0
  var positionEnd = 0
  /// The rows of the screen, without the position; where items are, only what stands to their right.
  package var lines: [String] = []
  /// The rows of some items, from the first one on.
  package var items: [[String]] = []

  package init() {}

  /// The last row of the list on the first screen, and its text: when it is there, the frame is complete.
  var lastRow: Int { first + shown * height - 1 }
  var lastText: String { items.indices.contains(shown - 1) ? items[shown - 1].last ?? "" : "" }

  /// The description that the C program reads.
  package var description: String {
    let numbers = [first, shown, height, width, positionRow, positionEnd, lines.count, items.count]
    let texts = [numbers.map(String.init).joined(separator: " ")] + lines + items.joined()
    return texts.joined(separator: "\n") + "\n"
  }
}
