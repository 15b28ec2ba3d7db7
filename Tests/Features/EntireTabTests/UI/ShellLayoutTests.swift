internal import EntireTabTesting
internal import EntireTabUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct ShellLayoutTests {
  @Test("The body is what tabs, rule, status line and footer leave")
  func body() {
    #expect(ShellLayout(size: .usual).body == Rect(x: 0, y: 2, columns: 80, rows: 20))
    #expect(ShellLayout(size: Size(columns: 45, rows: 14)).body == Rect(x: 0, y: 2, columns: 45, rows: 10))
    #expect(ShellLayout(size: Size(columns: 45, rows: 13)).body == Rect(x: 0, y: 1, columns: 45, rows: 10))
    #expect(ShellLayout(size: Size(columns: 1, rows: 1)).body.size == Size(columns: 1, rows: 0))
  }

  @Test("40x10 is enough, one less of either is not")
  func minimum() {
    #expect(!ShellLayout(size: Size(columns: 40, rows: 10)).isTooSmall)
    #expect(ShellLayout(size: Size(columns: 39, rows: 10)).isTooSmall)
    #expect(ShellLayout(size: Size(columns: 40, rows: 9)).isTooSmall)
  }

  @Test("What is missing is said in the middle, as far as there is room")
  func tooSmall() {
    func draw(_ columns: Int, _ rows: Int) -> [String] {
      screen(Size(columns: columns, rows: rows)) { canvas, _ in ShellScreen.drawTooSmall(on: &canvas) }.lines
    }
    #expect(draw(20, 5) == ["", "", "    needs 40x10", "", ""])
    #expect(draw(39, 9)[4] == "              needs 40x10")
    #expect(draw(10, 3) == ["", "  needs", "  40x10"])
    #expect(draw(5, 2) == ["needs", "40x10"])
    #expect(draw(6, 1) == ["40x10"])
    #expect(draw(1, 1) == ["n"])
  }
}
