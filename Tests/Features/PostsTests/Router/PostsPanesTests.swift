internal import DomainLayer
internal import PostsInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PostsPanesTests {
  @Test("From 100 columns on, the list and the post stand side by side")
  func split() async {
    let feature = PostsFeature(size: Size(columns: 100, rows: 14))
    expect(
      await feature.settle(),
      shows: """
         10 posts              5 authors            │
         Post 1                          Ada Morel ┃│
           The first line of post 1. The second    ┃│
           line of post 1, which is a little long… ┃│
         Post 2                          Ada Morel ┃│
           The first line of post 2. The second    ││
           line of post 2, which is a little long… ││
         Post 3                        Bo Lindgren ││                    Select a post.
           The first line of post 3. The second    ││
           line of post 3, which is a little long… ││
         Post 4                        Bo Lindgren ││
           The first line of post 4. The second    ││
           line of post 4, which is a little long… ││
                                                    │
        """)
    await feature.press(.character("j"), KeyPress(.enter))
    expect(
      await feature.settle(),
      shows: """
         10 posts              5 authors            │ Post 2                                               ┃
         Post 1                          Ada Morel ┃│ • by Ada Morel                                       ┃
           The first line of post 1. The second    ┃│                                                      ┃
           line of post 1, which is a little long… ┃│ The first line of post 2.                            ┃
         Post 2                          Ada Morel ┃│ The second line of post 2, which is a little longer  ┃
           The first line of post 2. The second    ││ than the first.                                      ┃
           line of post 2, which is a little long… ││                                                      ┃
         Post 3                        Bo Lindgren ││ Comments                                             ┃
           The first line of post 3. The second    ││ Comment 3                                            ┃
           line of post 3, which is a little long… ││ reader3@example.org                                  ┃
         Post 4                        Bo Lindgren ││ What was said in comment 3.                          ┃
           The first line of post 4. The second    ││                                                      │
           line of post 4, which is a little long… ││ Comment 4                                            │
                                                    │ reader4@example.org                                  │
        """)
  }

  @Test("Below 100 columns the post replaces the list, whatever was open before")
  func resize() async {
    let feature = PostsFeature(size: Size(columns: 100, rows: 14))
    await feature.press(KeyPress(.enter))
    feature.size = Size(columns: 99, rows: 14)
    let narrow = await feature.settle()
    #expect(narrow.line(0).hasPrefix(" Post 1 "))
    #expect(feature.place == PostsPlace(stack: [.post(1)]))
    feature.size = Size(columns: 120, rows: 40)
    #expect(await feature.settle().line(3).contains("│"))
    #expect(feature.place == PostsPlace(stack: [.post(1)]))
  }

  @Test("Only the place that has the keys shows the cursor")
  func cursor() async {
    let feature = PostsFeature(size: Size(columns: 100, rows: 14))
    #expect(await feature.settle().cursor == Point(x: 0, y: 1))
    await feature.press(KeyPress(.enter))
    #expect(await feature.settle().cursor == Point(x: 45, y: 1))
    await feature.press(.character("i"))
    #expect(await feature.settle().cursor == Point(x: 15, y: 1))
  }

  @Test("At no size does drawing fail", arguments: [1, 5, 39, 40, 99, 100], [1, 2, 9, 10])
  func sizes(columns: Int, rows: Int) async {
    let feature = PostsFeature(size: Size(columns: columns, rows: rows))
    #expect(await feature.settle().size == Size(columns: columns, rows: rows))
    await feature.press(KeyPress(.enter), .character("j"), KeyPress(.enter), .character("i"))
    #expect(await feature.settle().size == Size(columns: columns, rows: rows))
  }
}
