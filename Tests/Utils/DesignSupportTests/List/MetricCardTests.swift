internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct MetricCardTests {
  private let cards = [
    MetricCard(title: "people", count: 12), MetricCard(title: "cities", count: 3, isPartial: true),
    MetricCard(title: "posts", count: nil),
  ]

  @Test("A figure is what is known: all, some, or nothing yet")
  func figure() {
    #expect(cards.map(\.figure) == ["12", "3+", "-"])
  }

  @Test(
    "Cards are boxes where there is room, else one line",
    arguments: [(80, 24, 3), (40, 18, 3), (39, 18, 1), (40, 17, 1), (0, 0, 1)])
  func height(_ columns: Int, _ rows: Int, _ height: Int) {
    #expect(MetricCard.height(in: Size(columns: columns, rows: rows)) == height)
  }

  @Test("Boxes stand side by side")
  func boxes() {
    #expect(
      drawn(50, 3) { MetricCard.draw(cards, on: &$0, in: $1) } == """
        ┌──────────────┐ ┌──────────────┐ ┌──────────────┐
        │ 12 people    │ │ 3+ cities    │ │ - posts      │
        └──────────────┘ └──────────────┘ └──────────────┘
        """)
  }

  @Test("Boxes in ASCII")
  func ascii() {
    #expect(
      drawn(50, 3, glyphs: .ascii) { MetricCard.draw(cards, on: &$0, in: $1) } == """
        +--------------+ +--------------+ +--------------+
        | 12 people    | | 3+ cities    | | - posts      |
        +--------------+ +--------------+ +--------------+
        """)
  }

  @Test("On one line the figures stand where the boxes would")
  func line() {
    #expect(drawn(50, 1) { MetricCard.draw(cards, on: &$0, in: $1) } == " 12 people        3+ cities        - posts")
  }

  @Test("A title that does not fit is cut, never the box")
  func narrow() {
    #expect(
      drawn(23, 3) { MetricCard.draw([MetricCard(title: "people", count: 1_234)], on: &$0, in: $1) } == """
        ┌─────────────────────┐
        │ 1234 people         │
        └─────────────────────┘
        """)
    #expect(
      drawn(12, 3) { MetricCard.draw([MetricCard(title: "people", count: 1_234)], on: &$0, in: $1) } == """
        ┌──────────┐
        │ 1234 peo…│
        └──────────┘
        """)
  }

  @Test("No cards draw nothing")
  func none() {
    #expect(drawn(10, 1) { MetricCard.draw([], on: &$0, in: $1) }.isEmpty)
  }
}
