internal import DomainLayer
internal import PostsLogic
internal import PostsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct PostsFilterTests {
  private let loaded = PostsState.after(.list(.appeared), .arrived(), .namesArrived(sampleNames))

  @Test("The open filter line takes one line of the list, and the cursor stands in it") func editing() {
    let state = loaded.and(.list(.filterOpened)).and(.list(.filterEdited(text: "line", caret: 2)))
    let canvas = draw(state, .small)
    expect(
      canvas,
      shows: """
         10 posts               5 authors
         / line
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
    #expect(canvas.cursor == Point(x: 5, y: 1))
  }

  @Test("A kept filter stays in view, and the cursor is back on the row") func kept() {
    let state = loaded.and(.list(.filterOpened)).and(.list(.filterEdited(text: "line", caret: 4)))
    let canvas = draw(state.and(.list(.filterKept)), .small)
    #expect(canvas.line(1) == " / line")
    #expect(canvas.cursor == Point(x: 0, y: 2))
  }

  @Test("A filter longer than the line scrolls so that the caret is in view") func long() {
    let text = "에 대해 " + String(repeating: "0123456789", count: 6)
    let state = loaded.and(.list(.filterOpened)).and(.list(.filterEdited(text: text, caret: text.count)))
    let canvas = draw(state, .small)
    expect(
      canvas,
      shows: """
         10 posts               5 authors
         / 0123456789012345678901234567890123456789
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
    #expect(canvas.cursor == Point(x: 43, y: 1))
  }

  @Test("The list of one author says whose posts they are") func author() {
    let two = Array(samplePosts[2...3])
    let nameless = PostsState.after(.list(.appeared), .arrived(two), query: PostQuery(author: 2))
    expect(
      draw(nameless, .small),
      shows: """
         2 posts                1 author
         by person 2
         Post 3
           The first line of post 3. The second line
           of post 3, which is a little longer than…
         Post 4
           The first line of post 4. The second line
           of post 4, which is a little longer than…
        """)
    let named = nameless.and(.namesArrived(sampleNames)).and(.list(.filterOpened))
    #expect(draw(named, .small).line(1) == " by Bo Lindgren /")
  }

  @Test("A filter without a match says so, with the filter still in view") func noMatch() {
    let state = PostsState.after(
      .list(.appeared), .failed(.noMatch(.post, filter: "zzz")), query: PostQuery(filter: "zzz"))
    expect(
      draw(state, .small),
      shows: """
         0 posts                0 authors
         / zzz




                   No post matches "zzz".
              Try a shorter or another filter.
        """)
  }
}
