internal import DesignSupport
internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import PostsUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct HighlightsSheetTests {
  private let loaded = HighlightsState.after(
    .item(.appeared),
    .item(
      .arrived(
        Highlights(posts: SampleWorld.Contents.sample.posts[0..<3].map(Slot.item), names: [1: "Ada Morel"]),
        generation: 1)))

  @Test("The highlights at 80x24") func usual() {
    expect(
      draw(loaded, .usual),
      shows: """


            ┌─ Highlights ─────────────────────────────────────────────────────────┐
            │ • Post 1                                                             │
            │ by Ada Morel                                                         │
            │ The first line of post 1.                                            │
            │ The second line of post 1, which is a little longer than the first.  │
            │                                                                      │
            │ • Post 2                                                             │
            │ by Ada Morel                                                         │
            │ The first line of post 2.                                            │
            │ The second line of post 2, which is a little longer than the first.  │
            │                                                                      │
            │ • Post 3                                                             │
            │ by person 2                                                          │
            │ The first line of post 3.                                            │
            │ The second line of post 3, which is a little longer than the first.  │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The highlights at 100x30") func large() {
    expect(
      draw(loaded, .large),
      shows: """


                      ┌─ Highlights ─────────────────────────────────────────────────────────┐
                      │ • Post 1                                                             │
                      │ by Ada Morel                                                         │
                      │ The first line of post 1.                                            │
                      │ The second line of post 1, which is a little longer than the first.  │
                      │                                                                      │
                      │ • Post 2                                                             │
                      │ by Ada Morel                                                         │
                      │ The first line of post 2.                                            │
                      │ The second line of post 2, which is a little longer than the first.  │
                      │                                                                      │
                      │ • Post 3                                                             │
                      │ by person 2                                                          │
                      │ The first line of post 3.                                            │
                      │ The second line of post 3, which is a little longer than the first.  │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The highlights at 45x12") func small() {
    expect(
      draw(loaded, .small),
      shows: """
        ┌─ Highlights ──────────────────────────────┐
        │ • Post 1                                 ┃│
        │ by Ada Morel                             ┃│
        │ The first line of post 1.                ┃│
        │ The second line of post 1, which is a    ┃│
        │ little longer than the first.            ┃│
        │                                          ││
        │ • Post 2                                 ││
        │ by Ada Morel                             ││
        │ The first line of post 2.                ││
        │ The second line of post 2, which is a    ││
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The highlights in ASCII") func ascii() {
    expect(
      draw(loaded, .small, glyphs: .ascii),
      shows: """
        +- Highlights ------------------------------+
        | * Post 1                                 #|
        | by Ada Morel                             #|
        | The first line of post 1.                #|
        | The second line of post 1, which is a    #|
        | little longer than the first.            #|
        |                                          ||
        | * Post 2                                 ||
        | by Ada Morel                             ||
        | The first line of post 2.                ||
        | The second line of post 2, which is a    ||
        +-------------------------------------------+
        """)
  }

  @Test("The last highlight comes into view when it is selected") func last() {
    expect(
      draw(loaded.and(.page(.moved(.rows(1)))).and(.page(.moved(.rows(1)))), .small),
      shows: """
        ┌─ Highlights ──────────────────────────────┐
        │ by Ada Morel                             ││
        │ The first line of post 2.                ││
        │ The second line of post 2, which is a    ││
        │ little longer than the first.            ││
        │                                          ││
        │ • Post 3                                 ┃│
        │ by person 2                              ┃│
        │ The first line of post 3.                ┃│
        │ The second line of post 3, which is a    ┃│
        │ little longer than the first.            ┃│
        └───────────────────────────────────────────┘
        """)
  }

  @Test("Loading and failing stand within the frame") func messages() {
    let loading = HighlightsState.after(.item(.appeared))
    expect(
      draw(loading, .small),
      shows: """
        ┌─ Highlights ──────────────────────────────┐
        │                                           │
        │                                           │
        │                                           │
        │                                           │
        │               Loading posts               │
        │                                           │
        │                                           │
        │                                           │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
    expect(
      draw(loading.and(.item(.failed(DomainError(.unreachable), generation: 1))), .small),
      shows: """
        ┌─ Highlights ──────────────────────────────┐
        │                                           │
        │                                           │
        │      The service cannot be reached.       │
        │ Check the network and the address of the  │
        │                 service.                  │
        │                                           │
        │               R tries again               │
        │                                           │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The sheet covers what sheets cover") func area() {
    for size in [Size.usual, .large, .small] {
      #expect(HighlightsSheet.area(in: Rect(size: size)) == SheetFrame.rect(in: Rect(size: size)))
    }
  }
}
