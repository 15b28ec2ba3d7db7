internal import DomainLayer
internal import PostsLogic
internal import PostsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct PostsScreenTests {
  private let loaded = PostsState.after(.list(.appeared), .arrived(), .namesArrived(sampleNames))

  @Test("The list at 80x24") func usual() {
    expect(
      draw(loaded, .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ 10 posts                            │ │ 5 authors                           │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         Post 1                                                              Ada Morel ┃
           The first line of post 1. The second line of post 1, which is a little      ┃
           longer than the first.                                                      ┃
         Post 2                                                              Ada Morel ┃
           The first line of post 2. The second line of post 2, which is a little      ┃
           longer than the first.                                                      ┃
         Post 3                                                            Bo Lindgren ┃
           The first line of post 3. The second line of post 3, which is a little      ┃
           longer than the first.                                                      ┃
         Post 4                                                            Bo Lindgren ┃
           The first line of post 4. The second line of post 4, which is a little      ┃
           longer than the first.                                                      ┃
         Post 5                                                            Chiara Neri ┃
           The first line of post 5. The second line of post 5, which is a little      ┃
           longer than the first.                                                      │
         Post 6                                                            Chiara Neri │
           The first line of post 6. The second line of post 6, which is a little      │
           longer than the first.                                                      │
         Post 7                                                                Dae Han │
           The first line of post 7. The second line of post 7, which is a little      │
           longer than the first.                                                      │
        """)
  }

  @Test("What a list that was cut short counts carries a mark") func cutShort() {
    let page = ListPage(elements: Array(samplePosts.prefix(4)), total: 4, isCutShort: true)
    let screen = draw(PostsState.after(.list(.appeared), .list(.arrived(page: 0, page, generation: 1))), .usual)
    #expect(screen.lines[1].contains("│ 4+ posts "))
    #expect(screen.lines[1].contains("│ 2+ authors "))
  }

  @Test("The list at 100x30") func large() {
    expect(
      draw(loaded, .large),
      shows: """
        ┌───────────────────────────────────────────────┐ ┌───────────────────────────────────────────────┐
        │ 10 posts                                      │ │ 5 authors                                     │
        └───────────────────────────────────────────────┘ └───────────────────────────────────────────────┘
         Post 1                                                                                  Ada Morel ┃
           The first line of post 1. The second line of post 1, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 2                                                                                  Ada Morel ┃
           The first line of post 2. The second line of post 2, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 3                                                                                Bo Lindgren ┃
           The first line of post 3. The second line of post 3, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 4                                                                                Bo Lindgren ┃
           The first line of post 4. The second line of post 4, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 5                                                                                Chiara Neri ┃
           The first line of post 5. The second line of post 5, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 6                                                                                Chiara Neri ┃
           The first line of post 6. The second line of post 6, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 7                                                                                    Dae Han ┃
           The first line of post 7. The second line of post 7, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 8                                                                                    Dae Han ┃
           The first line of post 8. The second line of post 8, which is a little longer than the first.   ┃
                                                                                                           ┃
         Post 9                                                                                  Eli Stone │
           The first line of post 9. The second line of post 9, which is a little longer than the first.   │
                                                                                                           │
        """)
  }

  @Test("The list at 45x12") func small() {
    expect(
      draw(loaded, .small),
      shows: """
         10 posts               5 authors
         Post 1                           Ada Morel ┃
           The first line of post 1. The second     ┃
           line of post 1, which is a little longe… │
         Post 2                           Ada Morel │
           The first line of post 2. The second     │
           line of post 2, which is a little longe… │
         Post 3                         Bo Lindgren │
           The first line of post 3. The second     │
           line of post 3, which is a little longe… │
        """)
  }

  @Test("The list in ASCII") func ascii() {
    expect(
      draw(loaded, .small, glyphs: .ascii),
      shows: """
         10 posts               5 authors
         Post 1                           Ada Morel #
           The first line of post 1. The second     #
           line of post 1, which is a little longe~ |
         Post 2                           Ada Morel |
           The first line of post 2. The second     |
           line of post 2, which is a little longe~ |
         Post 3                         Bo Lindgren |
           The first line of post 3. The second     |
           line of post 3, which is a little longe~ |
        """)
  }

  @Test("Before the names have come, the rows stand without them") func nameless() {
    expect(
      draw(.after(.list(.appeared), .arrived()), .small),
      shows: """
         10 posts               5 authors
         Post 1                                     ┃
           The first line of post 1. The second     ┃
           line of post 1, which is a little longe… │
         Post 2                                     │
           The first line of post 2. The second     │
           line of post 2, which is a little longe… │
         Post 3                                     │
           The first line of post 3. The second     │
           line of post 3, which is a little longe… │
        """)
  }

  @Test("Rows that have not come and entries that cannot be read keep their places") func placeholders() {
    let state = PostsState.after(
      .list(.appeared), .arrived([samplePosts[0], .unreadable], total: 3), .namesArrived(sampleNames))
    expect(
      draw(state, .small),
      shows: """
         3 posts                1+ author
         Post 1                            Ada Morel
           The first line of post 1. The second line
           of post 1, which is a little longer than…
         This entry could not be read.


         …
        """)
  }

  @Test("Wide, hostile and empty texts keep within their rows") func unusual() {
    let state = PostsState.after(
      .list(.appeared), .arrived([.item(.wide), .item(.hostile), .item(.empty)]), .namesArrived(sampleNames))
    expect(
      draw(state, Size(columns: 60, rows: 12)),
      shows: """
         3 posts                       3 authors
         서울의 밤은 길고 조용하다, 그리고 아무도 그 이유…  Dae Han
           家族👨‍👩‍👧‍👦は元気です。これは二行に収まらないほど長い本文で、
           最後には省略記号が付くはずです。本当に長い本文ですから…
         Red ␛[31malert� and a tab here                   Eli Stone
           One␇␀two three

                                                          Ada Morel
        """)
  }

  @Test("The selected row is marked over its three lines, and the cursor stands at its start") func selection() {
    let shown = loaded.and(.list(.shown(height: 3)))
    let canvas = draw(shown.and(.list(.moved(.rows(1)))), .small)
    #expect((0..<12).filter { canvas.cell(at: Point(x: 3, y: $0))?.style.isSelected == true } == [4, 5, 6])
    #expect(canvas.cursor == Point(x: 0, y: 4))
  }

  @Test("At the end of the list the last row is in view and the bar is down") func end() {
    let shown = loaded.and(.list(.shown(height: 3))).and(.list(.moved(.last)))
    expect(
      draw(shown, .small),
      shows: """
         10 posts               5 authors
         Post 8                             Dae Han │
           The first line of post 8. The second     │
           line of post 8, which is a little longe… │
         Post 9                           Eli Stone │
           The first line of post 9. The second     │
           line of post 9, which is a little longe… │
         Post 10                          Eli Stone │
           The first line of post 10. The second    ┃
           line of post 10, which is a little long… ┃
        """)
  }

  @Test("One post by one author is said so") func one() {
    let state = PostsState.after(.list(.appeared), .arrived([samplePosts[0]]), .namesArrived(sampleNames))
    expect(
      draw(state, .small),
      shows: """
         1 post                 1 author
         Post 1                            Ada Morel
           The first line of post 1. The second line
           of post 1, which is a little longer than…
        """)
  }
}
