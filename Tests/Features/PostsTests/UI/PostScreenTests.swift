internal import DomainLayer
internal import DomainTesting
internal import PostsInterface
internal import PostsLogic
internal import PostsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct PostScreenTests {
  private let comments = Page(items: Array(SampleWorld.Contents.sample.comments[0...1]))

  private func loaded(_ post: Post, comments: Page<DomainLayer.Comment>) -> PostState {
    .after(
      .appeared, .post(.arrived(post, generation: 1)), .authorArrived("Ada Morel"),
      .comments(.arrived(comments, generation: 1)))
  }

  private var sample: PostState { loaded(SampleWorld.Contents.sample.posts[0], comments: comments) }

  @Test("The page at 80x24") func usual() {
    expect(
      draw(sample, .usual),
      shows: """
         Post 1
         • by Ada Morel

         The first line of post 1.
         The second line of post 1, which is a little longer than the first.

         Comments
         Comment 1
         reader1@example.org
         What was said in comment 1.

         Comment 2
         reader2@example.org
         What was said in comment 2.

         • All 2 comments
        """)
  }

  @Test("Where nobody shows people, the author stands there as text") func alone() {
    let state = PostState(id: 1, hasPeople: false)
      .and(.appeared).and(.post(.arrived(SampleWorld.Contents.sample.posts[0], generation: 1)))
      .and(.authorArrived("Ada Morel")).and(.comments(.arrived(comments, generation: 1)))
    let lines = draw(state, .usual).lines
    #expect(lines[1] == " by Ada Morel")
    #expect(lines.filter { $0.contains("•") } == [" • All 2 comments"])
    #expect(state.links == [.route(.comments(1))])
  }

  @Test("Comments that were cut short carry a mark beside their count") func cutShort() {
    let comments = Page(
      slots: comments.slots, offset: 0, total: 20_000, isCutShort: true)
    let screen = draw(loaded(SampleWorld.Contents.sample.posts[0], comments: comments), .usual)
    #expect(screen.lines.contains { $0.contains("• All 20000+ comments") })
  }

  @Test("The page at 100x30") func large() {
    expect(
      draw(sample, .large),
      shows: """
         Post 1
         • by Ada Morel

         The first line of post 1.
         The second line of post 1, which is a little longer than the first.

         Comments
         Comment 1
         reader1@example.org
         What was said in comment 1.

         Comment 2
         reader2@example.org
         What was said in comment 2.

         • All 2 comments
        """)
  }

  @Test("The page at 45x12 scrolls") func small() {
    expect(
      draw(sample, .small),
      shows: """
         Post 1                                     ┃
         • by Ada Morel                             ┃
                                                    ┃
         The first line of post 1.                  ┃
         The second line of post 1, which is a      ┃
         little longer than the first.              ┃
                                                    ┃
         Comments                                   ┃
         Comment 1                                  │
         reader1@example.org                        │
         What was said in comment 1.                │
                                                    │
        """)
  }

  @Test("The page in ASCII") func ascii() {
    expect(
      draw(sample, .small, glyphs: .ascii),
      shows: """
         Post 1                                     #
         * by Ada Morel                             #
                                                    #
         The first line of post 1.                  #
         The second line of post 1, which is a      #
         little longer than the first.              #
                                                    #
         Comments                                   #
         Comment 1                                  |
         reader1@example.org                        |
         What was said in comment 1.                |
                                                    |
        """)
  }

  @Test("The way to all comments comes into view when it is selected") func link() {
    let canvas = draw(sample.and(.page(.moved(.rows(1)))), .small)
    expect(
      canvas,
      shows: """
         little longer than the first.              │
                                                    │
         Comments                                   │
         Comment 1                                  │
         reader1@example.org                        ┃
         What was said in comment 1.                ┃
                                                    ┃
         Comment 2                                  ┃
         reader2@example.org                        ┃
         What was said in comment 2.                ┃
                                                    ┃
         • All 2 comments                           ┃
        """)
    #expect(canvas.cursor == Point(x: 0, y: 11))
  }

  @Test("Before author and comments have come, something stands for both") func early() {
    let state = PostState.after(.appeared, .post(.arrived(SampleWorld.Contents.sample.posts[0], generation: 1)))
    expect(
      draw(state, .small),
      shows: """
         Post 1
         • by person 1

         The first line of post 1.
         The second line of post 1, which is a
         little longer than the first.

         Comments
         Loading comments
        """)
  }

  @Test("Comments that could not be loaded say why below the post") func commentsFailed() {
    let state = PostState.after(
      .appeared, .post(.arrived(SampleWorld.Contents.sample.posts[0], generation: 1)),
      .comments(.failed(DomainError(.timedOut), generation: 1)))
    #expect(draw(state, .usual).lines.contains(" The service did not answer in time."))
  }

  @Test("A post without comments, with one, and with one that cannot be read") func counts() {
    let post = SampleWorld.Contents.sample.posts[0]
    #expect(draw(loaded(post, comments: Page(items: [])), .usual).lines.contains(" No comments."))
    let one = loaded(post, comments: Page(items: [comments.items[0]]))
    #expect(draw(one, .usual).lines.contains(" • The one comment"))
    let unreadable = loaded(post, comments: Page(slots: [.unreadable], offset: 0, total: 5))
    #expect(draw(unreadable, .usual).lines.contains(" This entry could not be read."))
    #expect(draw(unreadable, .usual).lines.contains(" • All 5 comments"))
  }

  @Test("Wide and hostile texts wrap within the page") func unusual() {
    expect(
      draw(loaded(.wide, comments: Page(items: [])), Size(columns: 45, rows: 14)),
      shows: """
         서울의 밤은 길고 조용하다, 그리고 아무도
         그 이유를 말하지 않는다, 그래도 우리는 기
         다린다, 아침까지 기다린다
         • by Ada Morel

         家族👨‍👩‍👧‍👦は元気です。これは二行に収まらないほ
         ど長い本文で、最後には省略記号が付くはずで
         す。本当に長い本文ですから、もう少し続けま
         す。終わり。

         Comments
         No comments.
        """)
    expect(
      draw(loaded(.hostile, comments: Page(items: [])), .small),
      shows: """
         Red ␛[31malert� and a tab   here
         • by Ada Morel

         One␇␀two
         three

         Comments
         No comments.
        """)
  }

  @Test("Loading, waiting, failed and not found each have the page for themselves") func messages() {
    let loading = PostState.after(.appeared, id: 77)
    #expect(draw(loading, .small).lines.filter { !$0.isEmpty } == ["              Loading the post"])
    let waiting = loading.and(.post(.waited))
    expect(
      draw(waiting, .small),
      shows: """




                     ⠋ Loading the post

                      ^c stops waiting
        """)
    expect(
      draw(loading.and(.post(.failed(DomainError(.notFound(.post, 77)), generation: 1))), .small),
      shows: """




                    There is no post 77.
                  It may have been removed.

                        R tries again
        """)
  }
}
