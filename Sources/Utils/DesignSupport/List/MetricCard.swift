public import StoaCanvas

/// One figure with its name; several stand side by side above a list.
public struct MetricCard: Hashable, Sendable {
  /// What is counted.
  public let title: String
  /// How many; nil while it is not known.
  public let count: Int?
  /// Whether more may come: the figure then carries a `+`.
  public let isPartial: Bool

  public init(title: String, count: Int?, isPartial: Bool = false) {
    self.title = title
    self.count = count
    self.isPartial = isPartial
  }

  /// The figure as people read it: "12", "12+", or "-" while it is not known.
  public var figure: String { count.map { "\($0)\(isPartial ? "+" : "")" } ?? "-" }

  /// Lines that a row of cards takes in a place of this size: boxes where there is room, else one line.
  public static func height(in size: Size) -> Int { size.rows >= 18 && size.columns >= 40 ? 3 : 1 }

  /// Draws the cards side by side at the top of a rectangle; where not all have a column, the last ones are left out.
  public static func draw(_ cards: [MetricCard], on canvas: inout Canvas, in rect: Rect) {
    guard !cards.isEmpty, rect.size.rows > 0 else { return }
    let isBoxed = rect.size.rows >= 3
    let width = max(1, (rect.size.columns - (cards.count - 1)) / cards.count)
    for (index, card) in cards.enumerated() {
      let x = rect.origin.x + index * (width + 1)
      guard x + width <= rect.maxX else { return }
      let box = Rect(x: x, y: rect.origin.y, columns: width, rows: rect.size.rows)
      if isBoxed { canvas.box(box, style: .dim) }
      let inset = isBoxed ? 2 : 1
      var point = Point(x: x + inset, y: rect.origin.y + (isBoxed ? 1 : 0))
      let end = x + width - (isBoxed ? 1 : 0)
      point.x = canvas.write(card.figure, at: point, style: .bold, width: max(0, end - point.x)) + 1
      canvas.write(card.title, at: point, style: .dim, width: max(0, end - point.x))
    }
  }
}
