internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor struct StackLayoutTests {
  @Test("Below 100 columns the top of the stack has the whole body")
  func single() {
    let tab = LetterTab(Place(["b"]))
    tab.stack.layout(in: Size(columns: 99, rows: 3))
    #expect(tab.host("b")?.sizes == [Size(columns: 99, rows: 3)])
    #expect(tab.root.sizes.isEmpty)
    #expect(tab.canvas(99, 2).lines == [String](repeating: String(repeating: "b", count: 99), count: 2))
  }

  @Test(
    "From 100 columns on the list has two fifths, 44 at least, and the detail the rest beside a rule",
    arguments: [(100, 44, 55), (110, 44, 65), (111, 44, 66), (120, 48, 71), (200, 80, 119)])
  func split(_ columns: Int, _ list: Int, _ detail: Int) {
    let tab = LetterTab(Place(["b"]))
    tab.stack.layout(in: Size(columns: columns, rows: 5))
    #expect(tab.root.sizes == [Size(columns: list, rows: 5)])
    #expect(tab.host("b")?.sizes == [Size(columns: detail, rows: 5)])
    let line = String(repeating: "a", count: list) + "│" + String(repeating: "b", count: detail)
    #expect(tab.canvas(columns, 1).lines == [line])
  }

  @Test("Beside a list on which nothing lies stands what to do")
  func emptyDetail() {
    let list = String(repeating: "a", count: 44)
    #expect(
      LetterTab().canvas(100, 4).lines == [
        list + "│", list + "│", list + "│" + String(repeating: " ", count: 22) + "Select one.", list + "│",
      ])
  }

  @Test("Between root and top nothing is in view")
  func middle() {
    let tab = LetterTab(Place(["b", "c"]))
    tab.stack.layout(in: Size(columns: 100, rows: 5))
    #expect(tab.host("b")?.sizes.isEmpty == true)
    #expect(tab.host("b")?.appearances == 0)
    #expect(tab.host("c")?.appearances == 1)
  }

  @Test("What comes into view appears, the sheet over it too")
  func appears() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    tab.stack.layout(in: Size(columns: 80, rows: 24))
    #expect(tab.root.appearances == 0)
    #expect(tab.host("b")?.appearances == 1)
    #expect(tab.host("S")?.appearances == 1)
  }

  @Test("The cursor is that of the place that has the keys")
  func cursor() {
    let tab = LetterTab()
    #expect(tab.canvas(100, 2).cursor == Point(x: 0, y: 0))
    tab.stack.perform(.push("b"))
    #expect(tab.canvas(100, 2).cursor == Point(x: 45, y: 0))
    tab.host("b")?.hasCursor = false
    #expect(tab.canvas(100, 2).cursor == nil)
  }

  @Test("A tab is drawn where it is told to be")
  func origin() {
    let tab = LetterTab()
    var canvas = Canvas(size: Size(columns: 5, rows: 3))
    tab.stack.draw(on: &canvas, in: Rect(x: 1, y: 1, columns: 3, rows: 1))
    #expect(canvas.lines == ["", " aaa", ""])
  }

  @Test("No size traps", arguments: [(0, 0), (1, 1), (100, 0), (0, 10), (100, 1)])
  func anySize(_ columns: Int, _ rows: Int) {
    let tab = LetterTab()
    tab.stack.layout(in: Size(columns: columns, rows: rows))
    #expect(tab.canvas(columns, rows).size == Size(columns: columns, rows: rows))
  }
}
