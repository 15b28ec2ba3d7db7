internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct TodoScreenTests {
  private func loaded(_ todo: Todo) -> TodoState {
    .after(.todo(.appeared), .todo(.arrived(todo, generation: 1)), .ownerArrived("Ada Morel"), id: todo.id)
  }

  private var sample: TodoState { loaded(SampleWorld.Contents.sample.todos[1]) }

  @Test("The page at 80x24") func usual() {
    expect(
      draw(sample, .usual),
      shows: """
         To-do 2

         To-do   2
         Status  Done

         • of Ada Morel
        """)
  }

  @Test("Where nobody shows people, the owner stands there as text, and the keys scroll") func alone() {
    let state = TodoState(id: 2, hasPeople: false)
      .and(.todo(.appeared)).and(.todo(.arrived(SampleWorld.Contents.sample.todos[1], generation: 1)))
      .and(.ownerArrived("Ada Morel"))
    let canvas = draw(state, .usual)
    #expect(canvas.lines.contains(" of Ada Morel"))
    #expect(!canvas.lines.contains { $0.contains("•") })
    #expect(canvas.cursor == nil)
    #expect(state.and(.page(.moved(.rows(1)))).cursor.offset == 1)
  }

  @Test("The page at 100x30") func large() {
    expect(
      draw(sample, .large),
      shows: """
         To-do 2

         To-do   2
         Status  Done

         • of Ada Morel
        """)
  }

  @Test("The page at 45x12") func small() {
    expect(
      draw(loaded(SampleWorld.Contents.sample.todos[0]), .small),
      shows: """
         To-do 1

         To-do   1
         Status  Pending

         • of Ada Morel
        """)
  }

  @Test("The page in ASCII") func ascii() {
    expect(
      draw(sample, .small, glyphs: .ascii),
      shows: """
         To-do 2

         To-do   2
         Status  Done

         * of Ada Morel
        """)
  }

  @Test("The owner's line is selected, and the cursor stands there") func link() {
    #expect(draw(sample, .small).cursor == Point(x: 0, y: 5))
  }

  @Test("Wide and hostile titles wrap within the page") func unusual() {
    expect(
      draw(loaded(.wide), .small),
      shows: """
         한글로 된 아주 긴 할 일 👩🏽‍🚀 우주에 가기 전
         에 반드시 끝내야 하는 일들의 목록, 그리고
         그 이유를 모두 적기

         To-do   21
         Status  Done

         • of Ada Morel
        """)
    expect(
      draw(loaded(.hostile), .small),
      shows: """
         Red ␛[31malert�␇
         and more

         To-do   22
         Status  Pending

         • of Ada Morel
        """)
  }

  @Test("Before the owner's name has come, a number stands for it") func early() {
    let state = TodoState.after(
      .todo(.appeared), .todo(.arrived(SampleWorld.Contents.sample.todos[1], generation: 1)))
    #expect(draw(state, .small).lines.contains(" • of person 1"))
  }

  @Test("Loading, waiting and not found each have the page for themselves") func messages() {
    let loading = TodoState.after(.todo(.appeared), id: 77)
    #expect(draw(loading, .small).lines.filter { !$0.isEmpty } == ["              Loading the to-do"])
    expect(
      draw(loading.and(.todo(.waited)), .small),
      shows: """




                     ⠋ Loading the to-do

                      ^c stops waiting
        """)
    expect(
      draw(loading.and(.todo(.failed(DomainError(.notFound(.todo, 77)), generation: 1))), .small),
      shows: """




                    There is no to-do 77.
                  It may have been removed.

                        R tries again
        """)
  }
}
