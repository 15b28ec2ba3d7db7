internal import DomainLayer
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct TodosScreenTests {
  private let loaded = TodosState.after(.list(.appeared), .arrived(), .sampleCounts, .namesArrived(sampleNames))

  @Test("The list at 80x24") func usual() {
    expect(
      draw(loaded, .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ 10 completed                        │ │ 10 remaining                        │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         [ ] completed only
           To-do 1                                                  Ada Morel [Pending]
         ✓ To-do 2                                                  Ada Morel [Done]
           To-do 3                                                  Ada Morel [Pending]
         ✓ To-do 4                                                  Ada Morel [Done]
           To-do 5                                                Bo Lindgren [Pending]
         ✓ To-do 6                                                Bo Lindgren [Done]
           To-do 7                                                Bo Lindgren [Pending]
         ✓ To-do 8                                                Bo Lindgren [Done]
           To-do 9                                                Chiara Neri [Pending]
         ✓ To-do 10                                               Chiara Neri [Done]
           To-do 11                                               Chiara Neri [Pending]
         ✓ To-do 12                                               Chiara Neri [Done]
           To-do 13                                                   Dae Han [Pending]
         ✓ To-do 14                                                   Dae Han [Done]
           To-do 15                                                   Dae Han [Pending]
         ✓ To-do 16                                                   Dae Han [Done]
           To-do 17                                                 Eli Stone [Pending]
         ✓ To-do 18                                                 Eli Stone [Done]
           To-do 19                                                 Eli Stone [Pending]
         ✓ To-do 20                                                 Eli Stone [Done]
        """)
  }

  @Test("Counts of a list that was cut short carry a mark") func cutShort() {
    let counts = TodoCounts(done: 3, total: 8, isCutShort: true)
    let screen = draw(
      TodosState.after(.list(.appeared), .arrived(), .countsArrived(counts, assignee: nil), .namesArrived(sampleNames)),
      .usual)
    #expect(screen.lines[1].contains("│ 3+ completed "))
    #expect(screen.lines[1].contains("│ 5+ remaining "))
  }

  @Test("The list at 100x30") func large() {
    expect(
      draw(loaded, .large),
      shows: """
        ┌───────────────────────────────────────────────┐ ┌───────────────────────────────────────────────┐
        │ 10 completed                                  │ │ 10 remaining                                  │
        └───────────────────────────────────────────────┘ └───────────────────────────────────────────────┘
         [ ] completed only
           To-do 1                                                                      Ada Morel [Pending]
         ✓ To-do 2                                                                      Ada Morel [Done]
           To-do 3                                                                      Ada Morel [Pending]
         ✓ To-do 4                                                                      Ada Morel [Done]
           To-do 5                                                                    Bo Lindgren [Pending]
         ✓ To-do 6                                                                    Bo Lindgren [Done]
           To-do 7                                                                    Bo Lindgren [Pending]
         ✓ To-do 8                                                                    Bo Lindgren [Done]
           To-do 9                                                                    Chiara Neri [Pending]
         ✓ To-do 10                                                                   Chiara Neri [Done]
           To-do 11                                                                   Chiara Neri [Pending]
         ✓ To-do 12                                                                   Chiara Neri [Done]
           To-do 13                                                                       Dae Han [Pending]
         ✓ To-do 14                                                                       Dae Han [Done]
           To-do 15                                                                       Dae Han [Pending]
         ✓ To-do 16                                                                       Dae Han [Done]
           To-do 17                                                                     Eli Stone [Pending]
         ✓ To-do 18                                                                     Eli Stone [Done]
           To-do 19                                                                     Eli Stone [Pending]
         ✓ To-do 20                                                                     Eli Stone [Done]
        """)
  }

  @Test("The list at 45x12") func small() {
    expect(
      draw(loaded, .small),
      shows: """
         10 completed           10 remaining
         [ ] completed only
           To-do 1              Ada Morel [Pending] ┃
         ✓ To-do 2              Ada Morel [Done]    ┃
           To-do 3              Ada Morel [Pending] ┃
         ✓ To-do 4              Ada Morel [Done]    ┃
           To-do 5            Bo Lindgren [Pending] ┃
         ✓ To-do 6            Bo Lindgren [Done]    │
           To-do 7            Bo Lindgren [Pending] │
         ✓ To-do 8            Bo Lindgren [Done]    │
           To-do 9            Chiara Neri [Pending] │
         ✓ To-do 10           Chiara Neri [Done]    │
        """)
  }

  @Test("The list in ASCII") func ascii() {
    expect(
      draw(loaded, .small, glyphs: .ascii),
      shows: """
         10 completed           10 remaining
         [ ] completed only
           To-do 1              Ada Morel [Pending] #
         x To-do 2              Ada Morel [Done]    #
           To-do 3              Ada Morel [Pending] #
         x To-do 4              Ada Morel [Done]    #
           To-do 5            Bo Lindgren [Pending] #
         x To-do 6            Bo Lindgren [Done]    |
           To-do 7            Bo Lindgren [Pending] |
         x To-do 8            Bo Lindgren [Done]    |
           To-do 9            Chiara Neri [Pending] |
         x To-do 10           Chiara Neri [Done]    |
        """)
  }

  @Test("Before counts and names have come, the rows stand without them") func early() {
    expect(
      draw(.after(.list(.appeared), .arrived()), .small),
      shows: """
         - completed            - remaining
         [ ] completed only
           To-do 1                        [Pending] ┃
         ✓ To-do 2                        [Done]    ┃
           To-do 3                        [Pending] ┃
         ✓ To-do 4                        [Done]    ┃
           To-do 5                        [Pending] ┃
         ✓ To-do 6                        [Done]    │
           To-do 7                        [Pending] │
         ✓ To-do 8                        [Done]    │
           To-do 9                        [Pending] │
         ✓ To-do 10                       [Done]    │
        """)
  }

  @Test("Rows that have not come and entries that cannot be read keep their places") func placeholders() {
    let state = TodosState.after(
      .list(.appeared), .arrived([sampleTodos[0], .unreadable], total: 3), .namesArrived(sampleNames))
    expect(
      draw(state, .small),
      shows: """
         - completed            - remaining
         [ ] completed only
           To-do 1               Ada Morel [Pending]
         This entry could not be read.
         …
        """)
  }

  @Test("Wide and hostile texts keep within their rows") func unusual() {
    let names: [User.ID: String] = [4: "김수한무거북이와두루미삼천갑자동방삭", 5: "Eli\u{1B}[2J Stone"]
    let state = TodosState.after(
      .list(.appeared), .arrived([.item(.wide), .item(.hostile)]), .namesArrived(names))
    expect(
      draw(state, .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ - completed                         │ │ - remaining                         │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         [ ] completed only
         ✓ 한글로 된 아주 긴 할 일 👩🏽‍🚀 우주에 가기 전에 …  김수한무거북이와두… [Done]
           Red ␛[31malert�␇ and more                            Eli␛[2J Stone [Pending]
        """)
    expect(
      draw(state, .small),
      shows: """
         - completed            - remaining
         [ ] completed only
         ✓ 한글로 된 아주 긴 … 김수한무거… [Done]
           Red ␛[31malert�␇ a… Eli␛[2J St… [Pending]
        """)
  }

  @Test("Done and pending differ by mark, by pill and by hue") func states() {
    let canvas = draw(loaded, .usual)
    #expect(canvas.line(4).contains("[Pending]") && canvas.line(5).contains("[Done]"))
    #expect(canvas.cell(at: Point(x: 69, y: 5))?.style.foreground == .green)
    #expect(canvas.cell(at: Point(x: 69, y: 4))?.style.foreground == .yellow)
    #expect(canvas.cell(at: Point(x: 1, y: 5)).map(canvas.text) == "✓")
    #expect(canvas.cell(at: Point(x: 1, y: 4)).map(canvas.text) == " ")
  }

  @Test("The selected row is marked, and the cursor stands at its start") func selection() {
    let canvas = draw(loaded.and(.list(.shown(height: 10))).and(.list(.moved(.rows(2)))), .small)
    #expect((0..<12).filter { canvas.cell(at: Point(x: 3, y: $0))?.style.isSelected == true } == [4])
    #expect(canvas.cursor == Point(x: 0, y: 4))
  }
}
