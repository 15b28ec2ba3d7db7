internal import DesignSupport
internal import InspectorSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

@Suite struct InspectorScreenTests {
  @Test func ofTheWholeScreenTheLogHasTheUpperHalf() {
    let canvas = drawn(content(rows: 9), in: Size(columns: 80, rows: 24))
    expect(
      canvas,
      shows: """
        ── Inspector: a moment of the past ────────────────────────────────────── 2/12 ─
         People        list.moved.rows(Int)                                        0 s ┃
         People/Person shows person(Int)                                           1 s ┃
         People        list.moved.rows(Int)                                        2 s ┃
         People/Person shows person(Int)                                           3 s ┃
         People        list.moved.rows(Int)                                        4 s ┃
         People/Person shows person(Int)                                           5 s ┃
         People        list.moved.rows(Int)                                        6 s ┃
         People/Person shows person(Int)                                           7 s ┃
         People        list.moved.rows(Int)                                        8 s ┃
                                                                                       ┃
                                                                                       │
        ── What it did ─────────────────────────────────────────────────────────────────
         Changed
         list.selection: Int

         Effects
         none





         Enter whole  Esc close  ? keys
        """)
    #expect(canvas.cursor == nil)
  }

  @Test func besideTheProgramItHasTwoFifthsOfTheColumns() {
    let layout = InspectorLayout(size: Size(columns: 120, rows: 40))
    #expect(layout.program == Rect(x: 0, y: 0, columns: 71, rows: 40))
    #expect(layout.divider == Rect(x: 71, y: 0, columns: 1, rows: 40))
    #expect(layout.inspector == Rect(x: 72, y: 0, columns: 48, rows: 40))
    var canvas = Canvas(size: layout.size)
    InspectorScreen.draw(content(rows: 2), on: &canvas, in: layout.inspector)
    #expect(canvas.lines[0].hasPrefix(String(repeating: " ", count: 72) + "── Inspector: a moment of the past "))
    #expect(canvas.lines[1].hasSuffix(" People        list.moved.rows(Int)         0 s"))
    #expect(canvas.lines[39] == String(repeating: " ", count: 72) + " Enter whole  Esc close  ? keys")
    #expect(canvas.lines.allSatisfy { $0.prefix(72).allSatisfy { $0 == " " } })
  }

  @Test func onASmallScreenItShowsTheFilterAndLessOfAll() {
    var content = content(rows: 3)
    content.filter = FilterLine(label: "feature: ", text: "peo", caret: 3)
    content.title = "Inspector: the present"
    let canvas = drawn(content, in: Size(columns: 45, rows: 12))
    expect(
      canvas,
      shows: """
        ── Inspector: the present ──────────── 2/12 ─
         feature: peo
         People        list.moved.rows(Int)     0 s ┃
         People/Person shows person(Int)        1 s │
         People        list.moved.rows(Int)     2 s │
                                                    │
        ── What it did ──────────────────────────────
         Changed                                    ┃
         list.selection: Int                        ┃
                                                    ┃
         Effects                                    │
         Enter whole  Esc close  ? keys
        """)
    #expect(canvas.cursor == Point(x: 13, y: 1))
  }

  @Test func overAWholeMomentOneLineSaysWhatItIs() {
    var canvas = Canvas(size: Size(columns: 40, rows: 2))
    canvas.write("the program", at: .zero)
    canvas.cursor = .zero
    InspectorScreen.drawBar(content(rows: 1), on: &canvas, at: 1)
    #expect(canvas.lines == ["the program", " People list.moved.rows(… the past 2/12"])
    #expect(canvas.cursor == nil)
  }

  @Test func anEmptyLogSaysSo() {
    var content = InspectorContent()
    content.nothing = "Nothing has happened yet."
    let canvas = drawn(content, in: Size(columns: 40, rows: 10))
    #expect(canvas.lines[1] == " Nothing has happened yet.")
  }

  private func drawn(_ content: InspectorContent, in size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    InspectorScreen.draw(content, on: &canvas, in: Rect(size: size))
    return canvas
  }

  private func content(rows: Int) -> InspectorContent {
    var content = InspectorContent()
    content.total = 12
    content.selection = 1
    content.isAtPresent = false
    content.title = "Inspector: a moment of the past"
    content.detailTitle = "What it did"
    content.rows = (0..<rows).map { index in
      index % 2 == 0
        ? InspectorContent.Row(lead: "People", text: "list.moved.rows(Int)", remark: "\(index) s")
        : InspectorContent.Row(lead: "People/Person", text: "shows person(Int)", remark: "\(index) s", isMarked: true)
    }
    content.detail = [
      .heading("Changed"), .text("list.selection: Int"), .gap, .heading("Effects"), .note("none"),
    ]
    content.footer = [
      InspectorContent.Key(label: "Enter", title: "whole"), InspectorContent.Key(label: "Esc", title: "close"),
      InspectorContent.Key(label: "?", title: "keys"),
    ]
    return content
  }
}
