internal import DomainLayer
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct TodosMessageTests {
  private let loading = TodosState.after(.list(.appeared))

  @Test("A load begins without a spinner, and gets one when it lasts") func loadingShown() {
    expect(
      draw(loading, .small),
      shows: """
         - completed            - remaining
         [ ] completed only




                       Loading to-dos
        """)
    expect(
      draw(loading.and(.list(.waited)), .small),
      shows: """
         - completed            - remaining
         [ ] completed only



                      ⠋ Loading to-dos

                      ^c stops waiting
        """)
  }

  @Test("A failure says what happened, what may help, and what to press") func failed() {
    expect(
      draw(loading.and(.failed(.service(status: 500))), .small),
      shows: """
         - completed            - remaining
         [ ] completed only



              The service failed (status 500).
                It may work again in a while.

                        R tries again
        """)
  }

  @Test("A service that wants to know who asks says so") func signedOut() {
    expect(
      draw(loading.and(.failed(.signedOut)), .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ - completed                         │ │ - remaining                         │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         [ ] completed only








                                     You are not signed in.
                                      Sign in to see this.

                                         R tries again
        """)
  }

  @Test("A person without to-dos is named in the answer") func nothing() {
    let state = TodosState.after(
      .list(.appeared), .failed(.nothing(.todo, of: .person(5))),
      .countsArrived(TodoCounts(done: 0, total: 0), assignee: 5), query: TodoQuery(assignee: 5))
    expect(
      draw(state, .small),
      shows: """
         0 completed            0 remaining
         [ ] completed only  of person 5




               There is no to-do for person 5.
        """)
  }

  @Test("When none is completed, the answer tells how to see the others") func noneCompleted() {
    let state = TodosState.after(
      .list(.appeared), .failed(.noneCompleted(of: nil)), query: TodoQuery(completedOnly: true))
    expect(
      draw(state, .small),
      shows: """
         - completed            - remaining
         [✓] completed only




                   No to-do is completed.
            Show all to-dos to see the open ones.
        """)
  }
}
