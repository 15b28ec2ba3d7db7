internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import StoaCanvas
internal import StoaFlow
internal import Testing

struct PersonPostsScreenTests {
  @Test("A person's posts at 80x24: title and the beginning of the body")
  func standard() {
    #expect(
      personPostsScreen(80, 24, .loaded(sample.posts.map(Slot.item))) == """
         Post 1
           The first line of post 1. The second line of post 1, which is a little long…
         Post 2
           The first line of post 2. The second line of post 2, which is a little long…
         Post 3
           The first line of post 3. The second line of post 3, which is a little long…
         Post 4
           The first line of post 4. The second line of post 4, which is a little long…
         Post 5
           The first line of post 5. The second line of post 5, which is a little long…
         Post 6
           The first line of post 6. The second line of post 6, which is a little long…
         Post 7
           The first line of post 7. The second line of post 7, which is a little long…
         Post 8
           The first line of post 8. The second line of post 8, which is a little long…
         Post 9
           The first line of post 9. The second line of post 9, which is a little long…
         Post 10
           The first line of post 10. The second line of post 10, which is a little lo…




        """)
  }

  @Test("A person's posts at 100x30, more than have come")
  func large() {
    let actions = [PersonPostsAction].loaded(sample.posts.map(Slot.item), total: 44)
    #expect(
      personPostsScreen(100, 30, actions) == """
         Post 1                                                                                            ┃
           The first line of post 1. The second line of post 1, which is a little longer than the first.   ┃
         Post 2                                                                                            ┃
           The first line of post 2. The second line of post 2, which is a little longer than the first.   ┃
         Post 3                                                                                            ┃
           The first line of post 3. The second line of post 3, which is a little longer than the first.   ┃
         Post 4                                                                                            ┃
           The first line of post 4. The second line of post 4, which is a little longer than the first.   ┃
         Post 5                                                                                            ┃
           The first line of post 5. The second line of post 5, which is a little longer than the first.   ┃
         Post 6                                                                                            │
           The first line of post 6. The second line of post 6, which is a little longer than the first.   │
         Post 7                                                                                            │
           The first line of post 7. The second line of post 7, which is a little longer than the first.   │
         Post 8                                                                                            │
           The first line of post 8. The second line of post 8, which is a little longer than the first.   │
         Post 9                                                                                            │
           The first line of post 9. The second line of post 9, which is a little longer than the first.   │
         Post 10                                                                                           │
           The first line of post 10. The second line of post 10, which is a little longer than the first. │
         …                                                                                                 │
                                                                                                           │
         …                                                                                                 │
                                                                                                           │
         …                                                                                                 │
                                                                                                           │
         …                                                                                                 │
                                                                                                           │
         …                                                                                                 │
                                                                                                           │
        """)
  }

  @Test("A person's posts at 45x12, one of them unreadable, with a filter")
  func small() {
    let actions: [PersonPostsAction] =
      .loaded([.item(sample.posts[0]), .unreadable])
      + [.list(.filterOpened), .list(.filterEdited(text: "po", caret: 2))]
    #expect(
      personPostsScreen(45, 12, actions) == """
         / po
         Post 1
           The first line of post 1. The second lin…
         This entry could not be read.








        """)
  }

  @Test("A person's posts in ASCII")
  func ascii() {
    let post = Post(id: 1, author: 1, title: "Größe — 크기", body: "Naïve… “quotes”\nsecond line")
    #expect(
      personPostsScreen(45, 3, glyphs: .ascii, .loaded([.item(post)])) == """
         Gr??e - ????
           Na?ve~ "quotes" second line

        """)
  }

  @Test("A person without posts")
  func empty() {
    let failure = DomainError(.nothing(.post, of: .person(1)))
    #expect(
      personPostsScreen(45, 5, [.list(.appeared), .list(.failed(page: 0, failure, generation: 1))]) == """


               There is no post for person 1.


        """)
  }

  @Test("Posts that load, and posts that failed to")
  func messages() {
    #expect(
      personPostsScreen(45, 3, [.list(.appeared)]) == """

                        Loading posts

        """)
    let failure = DomainError(.service(status: 503))
    #expect(
      personPostsScreen(45, 7, [.list(.appeared), .list(.failed(page: 0, failure, generation: 1))]) == """

              The service failed (status 503).
                It may work again in a while.

                        R tries again


        """)
  }
}
