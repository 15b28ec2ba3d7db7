internal import DomainLayer
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct TodosFilterTests {
  private let loaded = TodosState.after(.list(.appeared), .arrived(), .sampleCounts, .namesArrived(sampleNames))

  @Test("The control for completed ones shows its state") func control() {
    #expect(draw(loaded, .small).line(1) == " [ ] completed only")
    #expect(draw(loaded.and(.completedOnlySet(true)), .small).line(1) == " [✓] completed only")
    #expect(draw(loaded.and(.completedOnlySet(true)), .small, glyphs: .ascii).line(1) == " [x] completed only")
  }

  @Test("The list of one person says whose to-dos they are, and leaves the owner out of the rows") func assignee() {
    let state = TodosState.after(
      .list(.appeared), .arrived(Array(sampleTodos[0...3])),
      .countsArrived(TodoCounts(done: 2, total: 4), assignee: 1), .namesArrived(sampleNames),
      query: TodoQuery(assignee: 1))
    expect(
      draw(state, .small),
      shows: """
         2 completed            2 remaining
         [ ] completed only  of Ada Morel
           To-do 1                         [Pending]
         ✓ To-do 2                         [Done]
           To-do 3                         [Pending]
         ✓ To-do 4                         [Done]
        """)
    expect(
      draw(state.and(.list(.filterOpened)).and(.list(.filterEdited(text: "to-do 1", caret: 5))), .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ 2 completed                         │ │ 2 remaining                         │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         [ ] of Ada Morel / to-do 1
           To-do 1                                                            [Pending]
         ✓ To-do 2                                                            [Done]
           To-do 3                                                            [Pending]
         ✓ To-do 4                                                            [Done]
        """)
  }

  @Test("The open filter line holds the cursor at its caret") func editing() {
    let state = loaded.and(.list(.filterOpened)).and(.list(.filterEdited(text: "to-do", caret: 2)))
    let canvas = draw(state, .usual)
    #expect(canvas.line(3) == " [ ] / to-do")
    #expect(canvas.cursor == Point(x: 9, y: 3))
    #expect(draw(state.and(.list(.filterKept)), .usual).cursor == Point(x: 0, y: 4))
  }

  @Test("On a small screen there is room to type, whoever the list belongs to") func smallEditing() {
    let state = TodosState.after(
      .list(.appeared), .arrived(Array(sampleTodos[0...3])), .namesArrived(sampleNames), .list(.filterOpened),
      .list(.filterEdited(text: "to-do", caret: 5)), query: TodoQuery(assignee: 3))
    let canvas = draw(state, .small)
    #expect(canvas.line(1) == " [ ] of Chiara Neri / to-do")
  }
}
