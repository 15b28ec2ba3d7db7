internal import DesignSupport
internal import StoaCanvas

/// Cards as boxes and as a line: known, growing and unknown figures, one and many, too long a name.
enum CardsPage {
  private static let usual = [
    MetricCard(title: "people", count: 10), MetricCard(title: "posts", count: 100, isPartial: true),
    MetricCard(title: "to-dos", count: nil),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    var shelf = Shelf(rect)
    MetricCard.draw(usual, on: &canvas, in: shelf.place("known, growing, unknown", rows: 3, on: &canvas))
    MetricCard.draw([usual[0]], on: &canvas, in: shelf.place("alone", rows: 3, on: &canvas))
    let many = (1...7).map { MetricCard(title: "part \($0)", count: $0 * 1_000) }
    MetricCard.draw(many, on: &canvas, in: shelf.place("seven", rows: 3, on: &canvas))
    let long = [
      MetricCard(title: "people whose company has a name that is much too long", count: 12),
      MetricCard(title: "\u{C11C}\u{C6B8}\u{C5D0} \u{C0AC}\u{B294} \u{C0AC}\u{B78C}", count: Int.max),
    ]
    MetricCard.draw(long, on: &canvas, in: shelf.place("too long, and wide", rows: 3, on: &canvas))
    MetricCard.draw(usual, on: &canvas, in: shelf.place("where there is little room", rows: 1, on: &canvas))
  }
}
