internal import DomainLayer
internal import DomainTesting
internal import PeopleInterface
internal import PeopleLogic
internal import PeopleTesting
internal import PeopleUI
internal import StoaCanvas
internal import StoaFlow
internal import Testing

struct PersonScreenTests {
  @Test("A person at 80x24: fields, posts, to-dos, and what can be opened")
  func standard() {
    #expect(
      personScreen(80, 24, .loaded()) == """
         Ada Morel
         Username  @ada1
         Email     ada1@example.org
         Phone     +00 1
         Website   ada1.example
         Company   Atelier Nord
         City      Lyon

         Posts
         • Post 1
         • Post 2
         • All 2 posts

         To-dos
         • Go to settings                                                     2/4 done









        """)
  }

  @Test("What no other feature shows stands there as text")
  func alone() {
    let alone = PersonState(id: 1, neighbours: PeopleNeighbours(showTodos: false, showPosts: false))
    #expect(
      personScreen(60, 16, from: alone, .loaded()) == """
         Ada Morel
         Username  @ada1
         Email     ada1@example.org
         Phone     +00 1
         Website   ada1.example
         Company   Atelier Nord
         City      Lyon

         Posts
         Post 1
         Post 2
         • All 2 posts

         To-dos
         2/4 done

        """)
    let counting = personScreen(60, 16, from: alone, .loaded(todos: nil))
    #expect(counting.contains("Counting to-dos"))
    #expect(!counting.contains("Go to settings"))
  }

  @Test("What was cut short carries a mark beside its count")
  func cutShort() {
    let posts = Page(
      slots: [.item(Post(id: 1, author: 1, title: "Post 1", body: ""))], offset: 0, total: 20_000, isCutShort: true)
    let screen = personScreen(
      80, 24,
      .loaded() + [
        .posts(.arrived(posts, generation: 1)),
        .todos(.arrived(TodoCounts(done: 2, total: 40, isCutShort: true), generation: 1)),
      ])
    #expect(screen.contains("• All 20000+ posts"))
    #expect(screen.contains(" 2/40+ done"))
  }

  @Test("A person at 100x30, with fields that are long and wide")
  func large() {
    #expect(
      personScreen(100, 30, .loaded(.long)) == """
         Wolfeschlegelsteinhausenbergerdorff Blumenthal-Nussdorfer the Third of Their Name
         Username  @wolfeschlegelsteinhausen
         Email     a.very.long.address.indeed@an.even.longer.domain.example.org
         Phone     +00 0000 0000 0000
         Website   https://wolfeschlegelsteinhausen.example/about/me/and/my/house
         Company   株式会社ながいなまえのかいしゃ ブルーメンタール
         City      Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch

         Posts
         • Post 1
         • Post 2
         • All 2 posts

         To-dos
         • Go to settings                                                                         2/4 done















        """)
  }

  @Test("A person at 45x12 scrolls")
  func small() {
    #expect(
      personScreen(45, 12, .loaded()) == """
         Ada Morel                                  ┃
         Username  @ada1                            ┃
         Email     ada1@example.org                 ┃
         Phone     +00 1                            ┃
         Website   ada1.example                     ┃
         Company   Atelier Nord                     ┃
         City      Lyon                             ┃
                                                    ┃
         Posts                                      ┃
         • Post 1                                   │
         • Post 2                                   │
         • All 2 posts                              │
        """)
  }

  @Test("The last link brings the end of the page into view")
  func end() {
    #expect(
      personScreen(45, 12, .loaded() + [.page(.moved(.last))]) == """
         Phone     +00 1                            │
         Website   ada1.example                     │
         Company   Atelier Nord                     │
         City      Lyon                             ┃
                                                    ┃
         Posts                                      ┃
         • Post 1                                   ┃
         • Post 2                                   ┃
         • All 2 posts                              ┃
                                                    ┃
         To-dos                                     ┃
         • Go to settings                  2/4 done ┃
        """)
  }

  @Test("A person in ASCII")
  func ascii() {
    #expect(
      personScreen(45, 12, glyphs: .ascii, .loaded(sample.users[3])) == """
         Dae Han                                    #
         Username  @dae4                            #
         Email     dae4@example.org                 #
         Phone     +00 4                            #
         Website   dae4.example                     #
         Company   ????                             #
         City      ????                             #
                                                    #
         Posts                                      #
         * Post 1                                   |
         * Post 2                                   |
         * All 2 posts                              |
        """)
  }

  @Test("What is still on its way says so, and the rest can be used")
  func partial() {
    #expect(
      personScreen(45, 16, .loaded(posts: nil, todos: nil)) == """
         Ada Morel
         Username  @ada1
         Email     ada1@example.org
         Phone     +00 1
         Website   ada1.example
         Company   Atelier Nord
         City      Lyon

         Posts
         Loading posts

         To-dos
         Counting to-dos
         • Go to settings


        """)
  }

  @Test("What failed says why, and the rest can be used")
  func trouble() {
    let actions: [PersonAction] =
      .loaded(posts: nil, todos: nil) + [
        .posts(.failed(DomainError(.timedOut), generation: 1)), .todos(.failed(DomainError(.signedOut), generation: 1)),
      ]
    #expect(
      personScreen(45, 16, actions) == """
         Ada Morel
         Username  @ada1
         Email     ada1@example.org
         Phone     +00 1
         Website   ada1.example
         Company   Atelier Nord
         City      Lyon

         Posts
         The service did not answer in time.

         To-dos
         You are not signed in.
         • Go to settings


        """)
  }

  @Test("A person of whom the service knows only the name, without posts")
  func bare() {
    let person = User(id: 1, name: "Ada")
    #expect(
      personScreen(45, 8, .loaded(person, posts: Page(items: []), todos: TodoCounts(done: 0, total: 0))) == """
         Ada

         Posts
         No posts.

         To-dos
         • Go to settings                  0/0 done

        """)
  }

  @Test("One post is one post")
  func onePost() {
    let person = User(id: 1, name: "Ada")
    #expect(
      personScreen(45, 9, .loaded(person, posts: Page(items: [sample.posts[0]]))) == """
         Ada

         Posts
         • Post 1
         • The one post

         To-dos
         • Go to settings                  2/4 done

        """)
  }

  @Test("The selected link is marked, and the cursor stands on it")
  func selection() {
    let content = PersonContent(.after(.loaded() + [.page(.moved(.rows(1)))]))
    var canvas = Canvas(size: Size(columns: 45, rows: 20))
    PersonScreen.draw(content, on: &canvas, in: canvas.bounds)
    #expect(canvas.cursor == Point(x: 0, y: 10))
    #expect(canvas.cell(at: Point(x: 5, y: 10))?.style.isSelected == true)
  }

  @Test("A person that loads, with a spinner after a while")
  func loading() {
    #expect(
      personScreen(45, 5, [.appeared]) == """


                     Loading the person


        """)
    #expect(
      personScreen(45, 5, [.appeared, .person(.waited)]) == """

                    ⠋ Loading the person

                      ^c stops waiting

        """)
  }

  @Test("A person who is not there")
  func notFound() {
    let failure = DomainError(.notFound(.person, 99))
    #expect(
      personScreen(45, 7, [.appeared, .person(.failed(failure, generation: 1))]) == """

                   There is no person 99.
                  It may have been removed.

                        R tries again


        """)
  }

  @Test("No size traps", arguments: [(0, 0), (1, 1), (2, 40), (200, 1), (3, 3)])
  func anySize(_ columns: Int, _ rows: Int) {
    let lines = personScreen(columns, rows, .loaded(.long) + [.page(.moved(.last))])
    #expect(lines.split(separator: "\n", omittingEmptySubsequences: false).count == max(1, rows))
  }
}
