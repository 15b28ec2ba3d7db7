internal import StoaCanvas
internal import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("Negative sides count as zero")
  func negativeSides() {
    #expect(Size(columns: -3, rows: 2) == Size(columns: 0, rows: 2))
    #expect(Size(columns: -3, rows: 2).isEmpty)
    #expect(Rect(x: 1, y: 1, columns: 4, rows: -1).isEmpty)
  }

  @Test("A rectangle is half open")
  func halfOpen() {
    let rect = Rect(x: 2, y: 1, columns: 3, rows: 2)
    #expect(rect.maxX == 5)
    #expect(rect.maxY == 3)
    #expect(rect.contains(Point(x: 4, y: 2)))
    #expect(!rect.contains(Point(x: 5, y: 2)))
    #expect(!rect.contains(Point(x: 4, y: 3)))
  }

  @Test("The common part of two rectangles may be nothing")
  func intersection() {
    let rect = Rect(x: 0, y: 0, columns: 5, rows: 5)
    #expect(rect.intersection(Rect(x: 3, y: -2, columns: 9, rows: 4)) == Rect(x: 3, y: 0, columns: 2, rows: 2))
    #expect(rect.intersection(Rect(x: 5, y: 0, columns: 2, rows: 2)).isEmpty)
    #expect(rect.intersection(.zero).isEmpty)
  }

  @Test("Splitting takes no more than there is, and nothing gets lost")
  func splitting() {
    let rect = Rect(x: 1, y: 2, columns: 10, rows: 6)
    #expect(rect.splitTop(2).top == Rect(x: 1, y: 2, columns: 10, rows: 2))
    #expect(rect.splitTop(2).rest == Rect(x: 1, y: 4, columns: 10, rows: 4))
    #expect(rect.splitBottom(1).bottom == Rect(x: 1, y: 7, columns: 10, rows: 1))
    #expect(rect.splitBottom(1).rest == Rect(x: 1, y: 2, columns: 10, rows: 5))
    #expect(rect.splitLeft(4).left == Rect(x: 1, y: 2, columns: 4, rows: 6))
    #expect(rect.splitRight(4).right == Rect(x: 7, y: 2, columns: 4, rows: 6))
    #expect(rect.splitRight(4).rest == Rect(x: 1, y: 2, columns: 6, rows: 6))
    #expect(rect.splitTop(99).top == rect)
    #expect(rect.splitTop(99).rest.isEmpty)
    #expect(rect.splitLeft(-1).rest == rect)
  }

  @Test("Insets larger than the rectangle leave nothing")
  func insets() {
    let rect = Rect(x: 0, y: 0, columns: 10, rows: 4)
    #expect(rect.inset(by: 1) == Rect(x: 1, y: 1, columns: 8, rows: 2))
    #expect(rect.inset(horizontal: 2, vertical: 0) == Rect(x: 2, y: 0, columns: 6, rows: 4))
    #expect(rect.inset(left: 1, bottom: 3) == Rect(x: 1, y: 0, columns: 9, rows: 1))
    #expect(rect.inset(by: 7).isEmpty)
    #expect(rect.inset(by: .max).isEmpty)
  }

  @Test("The middle of a rectangle holds no more than fits")
  func centering() {
    let rect = Rect(x: 10, y: 10, columns: 20, rows: 10)
    #expect(rect.centered(Size(columns: 10, rows: 4)) == Rect(x: 15, y: 13, columns: 10, rows: 4))
    #expect(rect.centered(Size(columns: 99, rows: 1)) == Rect(x: 10, y: 14, columns: 20, rows: 1))
  }

  @Test("Positions at the ends of the range do not overflow")
  func extremes() {
    let far = Rect(x: .max, y: .max, columns: .max, rows: .max)
    #expect(far.maxX == .max)
    #expect(far.intersection(Rect(x: 0, y: 0, columns: 9, rows: 9)).isEmpty)
    #expect(Point(x: .min, y: 0).moved(x: -1) == Point(x: .min, y: 0))
  }
}
