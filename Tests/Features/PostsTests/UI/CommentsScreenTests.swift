internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct CommentsScreenTests {
  private let loaded = CommentsState.after(
    .appeared, .arrived(SampleWorld.Contents.sample.comments.map(Slot.item)))

  @Test("The comments at 80x24") func usual() {
    expect(
      draw(loaded, .usual),
      shows: """
         Comment 1                                                 reader1@example.org ┃
         Comment 2                                                 reader2@example.org ┃
         Comment 3                                                 reader3@example.org ┃
         Comment 4                                                 reader4@example.org ┃
         Comment 5                                                 reader5@example.org │
         Comment 6                                                 reader6@example.org │
         Comment 7                                                 reader7@example.org │
         Comment 8                                                 reader8@example.org │
         Comment 9                                                 reader9@example.org │
        ────────────────────────────────────────────────────────────────────────────────
         Comment 1
         reader1@example.org
         What was said in comment 1.
        """)
  }

  @Test("The comments at 100x30") func large() {
    expect(
      draw(loaded, .large),
      shows: """
         Comment 1                                                                     reader1@example.org ┃
         Comment 2                                                                     reader2@example.org ┃
         Comment 3                                                                     reader3@example.org ┃
         Comment 4                                                                     reader4@example.org ┃
         Comment 5                                                                     reader5@example.org ┃
         Comment 6                                                                     reader6@example.org ┃
         Comment 7                                                                     reader7@example.org ┃
         Comment 8                                                                     reader8@example.org │
         Comment 9                                                                     reader9@example.org │
         Comment 10                                                                   reader10@example.org │
         Comment 11                                                                   reader11@example.org │
         Comment 12                                                                   reader12@example.org │
        ────────────────────────────────────────────────────────────────────────────────────────────────────
         Comment 1
         reader1@example.org
         What was said in comment 1.
        """)
  }

  @Test("The comments at 45x12") func small() {
    expect(
      draw(loaded, .small),
      shows: """
         Comment 1              reader1@example.org ┃
         Comment 2              reader2@example.org │
         Comment 3              reader3@example.org │
         Comment 4              reader4@example.org │
        ─────────────────────────────────────────────
         Comment 1
         reader1@example.org
         What was said in comment 1.
        """)
  }

  @Test("The comments in ASCII") func ascii() {
    expect(
      draw(loaded, .small, glyphs: .ascii),
      shows: """
         Comment 1              reader1@example.org #
         Comment 2              reader2@example.org |
         Comment 3              reader3@example.org |
         Comment 4              reader4@example.org |
        ---------------------------------------------
         Comment 1
         reader1@example.org
         What was said in comment 1.
        """)
  }

  @Test("The selected comment is read below the list") func selected() {
    let canvas = draw(loaded.and(.shown(height: 4)).and(.moved(.last)), .small)
    expect(
      canvas,
      shows: """
         Comment 17            reader17@example.org │
         Comment 18            reader18@example.org │
         Comment 19            reader19@example.org │
         Comment 20            reader20@example.org ┃
        ─────────────────────────────────────────────
         Comment 20
         reader20@example.org
         What was said in comment 20.
        """)
    #expect(canvas.cursor == Point(x: 0, y: 3))
  }

  @Test("A long comment is read in full: on a small screen the list makes room for it")
  func long() {
    let comment = DomainLayer.Comment(
      id: 1, post: 1, name: "id labore ex et quam laborum", email: "eliseo@gardner.example",
      body: "laudantium enim quasi est quidem magnam voluptate ipsam eos\ntempora quo necessitatibus\n"
        + "dolor quam autem quasi\nreiciendis et nam sapiente accusantium")
    let state = CommentsState.after(
      .appeared, .arrived([.item(comment)] + SampleWorld.Contents.sample.comments.map(Slot.item)))
    expect(
      draw(state, Size(columns: 45, rows: 9)),
      shows: """
         id labore ex et qua… eliseo@gardner.examp… ┃
        ─────────────────────────────────────────────
         id labore ex et quam laborum
         eliseo@gardner.example
         laudantium enim quasi est quidem magnam
         voluptate ipsam eos
         tempora quo necessitatibus
         dolor quam autem quasi
         reiciendis et nam sapiente accusantium
        """)
    let next = state.and(.moved(.rows(1)))
    #expect(draw(next, Size(columns: 45, rows: 9)).line(3).hasPrefix("────"))
  }

  @Test("Entries that cannot be read or have not come leave the reading pane empty") func placeholders() {
    let state = CommentsState.after(.appeared, .arrived([.unreadable], total: 2))
    expect(
      draw(state, .small),
      shows: """
         This entry could not be read.
         …
        """)
  }

  @Test("No comments, and comments that could not be loaded") func messages() {
    let empty = CommentsState.after(
      .appeared, .failed(page: 0, DomainError(.nothing(.comment, of: .post(1))), generation: 1))
    expect(
      draw(empty, .small),
      shows: """





               There is no comment on post 1.
        """)
    let failed = CommentsState.after(.appeared, .failed(page: 0, DomainError(.service(status: 503)), generation: 1))
    expect(
      draw(failed, .small),
      shows: """




              The service failed (status 503).
                It may work again in a while.

                        R tries again
        """)
    #expect(
      draw(CommentsState.after(.appeared), .small).lines.filter { !$0.isEmpty } == ["              Loading comments"])
  }
}
