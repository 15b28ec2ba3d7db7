internal import StoaCanvas
internal import Testing

struct CanvasMarkTests {
  private let canvas = Canvas(size: Size(columns: 10, rows: 4))

  @Test func whatWasSaidLastOfAPositionHolds() {
    var canvas = canvas
    canvas.mark(Rect(x: 0, y: 0, columns: 10, rows: 2), as: .item(1))
    canvas.mark(Rect(x: 3, y: 1, columns: 2, rows: 1), as: .key("Enter"))
    #expect(canvas.mark(at: Point(x: 2, y: 1)) == .item(1))
    #expect(canvas.mark(at: Point(x: 3, y: 1)) == .key("Enter"))
    #expect(canvas.mark(at: Point(x: 5, y: 1)) == .item(1))
    #expect(canvas.mark(at: Point(x: 5, y: 2)) == nil)
  }

  @Test func whatIsDrawnOverSomethingTakesItsMarkAway() {
    var canvas = canvas
    canvas.mark(canvas.bounds, as: .command("open"))
    canvas.mark(Rect(x: 0, y: 1, columns: 5, rows: 1), as: nil)
    #expect(canvas.mark(at: Point(x: 4, y: 1)) == nil)
    #expect(canvas.mark(at: Point(x: 5, y: 1)) == .command("open"))
  }

  @Test func nothingStandsOutside() {
    var canvas = canvas
    canvas.mark(Rect(x: -5, y: -5, columns: 100, rows: 100), as: .item(0))
    #expect(canvas.mark(at: Point(x: 9, y: 3)) == .item(0))
    #expect(canvas.mark(at: Point(x: 10, y: 3)) == nil)
    #expect(canvas.mark(at: Point(x: -1, y: 0)) == nil)
  }

  @Test func marksAreNotSeenAndNotCopied() {
    var marked = canvas
    marked.mark(marked.bounds, as: .item(0))
    #expect(marked == canvas)
    var other = canvas
    other.draw(marked, at: .zero)
    #expect(other.mark(at: .zero) == nil)
  }
}
