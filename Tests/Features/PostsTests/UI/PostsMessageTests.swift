internal import DomainLayer
internal import PostsLogic
internal import PostsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct PostsMessageTests {
  private let loading = PostsState.after(.list(.appeared))

  @Test("A load begins without a spinner") func loadingWithoutSpinner() {
    expect(
      draw(loading, .small),
      shows: """
         - posts                - authors





                        Loading posts
        """)
  }

  @Test("A load that lasts shows a spinner, and how to stop it") func loadingWithSpinner() {
    let waiting = loading.and(.list(.waited)).and(.list(.waited))
    expect(
      draw(waiting, .small),
      shows: """
         - posts                - authors




                       ⠙ Loading posts

                      ^c stops waiting
        """)
    #expect(draw(waiting, .small, glyphs: .ascii).line(5) == "               / Loading posts")
  }

  @Test("Without motion the spinner stands still") func still() {
    let waiting = loading.and(.list(.waited))
    let later = waiting.and(.list(.waited)).and(.list(.waited))
    #expect(draw(waiting, .small, isStill: true) == draw(later, .small, isStill: true))
    #expect(draw(waiting, .small) != draw(later, .small))
  }

  @Test("A failure says what happened, what may help, and what to press") func failed() {
    let state = loading.and(.failed(.unreachable))
    expect(
      draw(state, .usual),
      shows: """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ - posts                             │ │ - authors                           │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘








                                 The service cannot be reached.
                       Check the network and the address of the service.

                                         R tries again
        """)
    expect(
      draw(state, .small),
      shows: """
         - posts                - authors



               The service cannot be reached.
          Check the network and the address of the
                          service.

                        R tries again
        """)
  }

  @Test("A stopped load can be tried again") func stopped() {
    expect(
      draw(loading.and(.list(.cancelled)), .small),
      shows: """
         - posts                - authors




                          Stopped.

                        R tries again
        """)
  }

  @Test("No posts at all is an answer of its own") func empty() {
    expect(
      draw(loading.and(.failed(.empty(.post))), .small),
      shows: """
         0 posts                0 authors




                     There are no posts.
                  The service has none yet.
        """)
  }

  @Test("An author without posts is an answer of its own") func nothing() {
    let state = PostsState.after(
      .list(.appeared), .failed(.nothing(.post, of: .person(9))), query: PostQuery(author: 9))
    expect(
      draw(state, .small),
      shows: """
         0 posts                0 authors
         by person 9




               There is no post for person 9.
        """)
  }
}
