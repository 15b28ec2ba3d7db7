internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct AddressLineKeyTests {
  private let shell = Shell()

  /// Opens the line, and types a text into it.
  private func type(_ text: String) async {
    await shell.press(.character(":"))
    for character in text { shell.coordinator.handle(.key(.character(character))) }
    await shell.settle()
  }

  private func enter(_ text: String) async {
    await type(text)
    await shell.press(KeyPress(.enter))
  }

  /// The text of the open line; nil while it is closed.
  private func line() async -> String? {
    let last = await shell.settle().lines.last ?? ""
    return last.hasPrefix(":") ? String(last.dropFirst()) : nil
  }

  @Test("The line opens over the place, with all that can be entered")
  func opens() async {
    await shell.press(.character(":"))
    let canvas = await shell.settle()
    expect(
      canvas,
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── People ──────────────────────────────────────────────────────────────────────
        body of People








        ────────────────────────────────────────────────────────────────────────────────
         people                all people                                            1 ┃
         people/ID             one person                                              ┃
         people/ID/posts       what a person posted                                    ┃
         posts                 all posts, or one author's                            2 ┃
         posts/ID              one post                                                │
         posts/ID/comments     what was said about a post                              │
         settings              all to-dos                                            3 │
         settings/todos        to-dos, or one person's                                 │
         settings/todos/ID     one to-do                                               │
         settings/preferences  how the program looks and behaves                       │
         Enter go  Tab complete  Esc close  ↑ history                              -/23
        :
        """)
    #expect(canvas.cursor == Point(x: 1, y: 23))
  }

  @Test(
    "An address is gone to, however it is written",
    arguments: [
      ("people 3", Destination.people(PeoplePlace(stack: [.person(3)]))),
      ("stoa://people/3", .people(PeoplePlace(stack: [.person(3)]))),
      ("posts?author=3", .posts(PostsPlace(query: PostQuery(author: 3)))),
      ("posts author=3", .posts(PostsPlace(query: PostQuery(author: 3)))),
      ("posts 12 comments", .posts(PostsPlace(stack: [.post(12), .comments(12)]))),
      ("people q=ann lee", .people(PeoplePlace(query: UserQuery(filter: "ann lee")))),
      ("settings todos 7", .settings(SettingsPlace(stack: [.todo(7)]))),
    ])
  func goes(text: String, place: Destination) async {
    await enter(text)
    #expect(shell.destination == place)
    #expect(await line() == nil)
    #expect(shell.world.contents.addresses.entries == [text])
  }

  @Test(
    "What is refused stays in the line, with the reason over it",
    arguments: [
      ("people/x", " 'id' is 'x'; give a whole number from 1"),
      ("people?sort=age", " 'sort' is 'age'; give id, name or city"),
      ("people 3 todos", " there is no 'people/3/todos'; try people, people/ID or people/ID/posts"),
      ("people:80/3", " ':80' after the place is a port, which no link has; leave it out"),
      ("persons", " there is no place and no command 'persons'; try people, posts, settings, keys"),
      ("persons/3", " there is no place 'persons'; try people, posts or settings"),
    ])
  func refuses(text: String, reason: String) async {
    await enter(text)
    #expect(await shell.status() == reason)
    #expect(await line() == text)
    #expect(shell.destination == .people(PeoplePlace()))
    #expect(shell.world.contents.addresses.entries == [])
    await shell.press(KeyPress(.backspace))
    #expect(await shell.status().hasPrefix(" Enter go"))
  }

  @Test("A completion that lacks its value is not gone to")
  func unfinished() async {
    await type("people")
    await shell.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
    #expect(await line() == "people/")
    #expect(await shell.status() == " 'people/ID' needs its ID; type it")
    await shell.press(.character("4"), KeyPress(.enter))
    #expect(shell.destination == .people(PeoplePlace(stack: [.person(4)])))
  }

  @Test("Tab and Shift-Tab complete, arrows and ^p ^n go through the history, the other keys edit")
  func edits() async {
    await enter("people 3")
    await enter("posts")
    await type("pr")
    await shell.press(KeyPress(.tab))
    #expect(await line() == "previous-tab")
    await shell.press(KeyPress(.tab, .shift), .control("a"), .character("x"), .control("k"), .control("u"))
    #expect(await line() == "")
    await shell.press(KeyPress(.up), .control("p"))
    #expect(await line() == "people 3")
    await shell.press(.control("n"))
    #expect(await line() == "posts")
    await shell.press(KeyPress(.down), KeyPress(.down))
    #expect(await line() == "")
    #expect(shell.people.stub.events.isEmpty && shell.posts.stub.events.isEmpty)
  }

  @Test(
    "It closes without a trace",
    arguments: [[KeyPress(.escape)], [.control("c")], [.backspace, .backspace, .backspace], [.control("u"), .enter]])
  func closes(keys: [KeyPress]) async {
    await type("q2")
    for key in keys { await shell.press(key) }
    #expect(await line() == nil)
    #expect(shell.raised.isEmpty && shell.destination == .people(PeoplePlace()))
    #expect(await !shell.status().contains("quit"))
  }

  @Test("A paste is text, its line breaks blanks; 100 kB are taken and then refused as too long")
  func paste() async {
    await shell.press(.character(":"))
    shell.coordinator.handle(.paste("people\n3\tposts"))
    #expect(await line() == "people 3 posts")
    shell.coordinator.handle(.paste(String(repeating: "x", count: 100_000)))
    await shell.press(KeyPress(.enter))
    #expect(await shell.status().hasPrefix(" the link has 100014 bytes, and 2048 are the most"))
    await shell.press(.control("u"))
    shell.coordinator.handle(.paste(String(repeating: "x ", count: 50_000)))
    await shell.press(KeyPress(.enter))
    #expect(await shell.status().hasPrefix(" the link has 99999 bytes, and 2048 are the most"))
  }

  @Test("A resize keeps text and caret; where there is no room the text waits")
  func resizes() async {
    await type("people 3")
    await shell.press(KeyPress(.left))
    shell.coordinator.resize(to: Size(columns: 40, rows: 10))
    #expect(await shell.settle().cursor == Point(x: 8, y: 9))
    shell.coordinator.resize(to: Size(columns: 39, rows: 9))
    await shell.press(.character("x"), KeyPress(.enter))
    shell.coordinator.resize(to: Size(columns: 100, rows: 30))
    #expect(await line() == "people 3")
    await shell.press(KeyPress(.delete), .character("4"), KeyPress(.enter))
    #expect(shell.destination == .people(PeoplePlace(stack: [.person(4)])))
  }

  @Test("It opens over the list of keys, and not where text is typed or there is no room")
  func whence() async {
    await shell.press(.character("?"), .character(":"))
    #expect(await line() == "")
    await shell.press(KeyPress(.escape))
    #expect(await !shell.settle().lines.joined().contains("┌─ Keys"))
    shell.people.stub.capturesText = true
    await shell.press(.character(":"))
    #expect(await line() == nil)
    #expect(shell.people.stub.events == [.key(.character(":"))])
    shell.people.stub.capturesText = false
    shell.coordinator.resize(to: Size(columns: 30, rows: 10))
    await shell.press(.character(":"))
    shell.coordinator.resize(to: .usual)
    #expect(await line() == nil)
  }

  @Test("^l draws the screen again and leaves the line open")
  func redraws() async {
    await type("pe")
    await shell.press(.control("l"))
    #expect(shell.raised == [.redraw])
    #expect(await line() == "pe")
  }
}
