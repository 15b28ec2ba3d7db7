internal import EntireTabLogic
internal import EntireTabRouter
internal import EntireTabTesting
internal import EntireTabUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct AddressLineViewTests {
  private let menu = AddressMenu(
    forms: AddressBook.usual.forms,
    commands: [
      AddressCommand(name: "open", title: "open", keys: "Enter l →"),
      AddressCommand(name: "posts", title: "Posts", keys: "2"),
      AddressCommand(name: "quit", title: "quit", keys: "Q"),
    ])

  private func draw(_ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, _ actions: AddressLineAction...) -> Canvas
  {
    var state = ShellState.after(.addressLine(.opened(menu)))
    for action in actions { state.apply(.addressLine(action)) }
    return screen(Size(columns: columns, rows: rows), glyphs: glyphs) { canvas, body in
      for y in 0..<rows { canvas.write(String(repeating: "#", count: columns), at: Point(x: 0, y: y)) }
      guard let line = state.addressLine else { return }
      AddressLineView.draw(line, on: &canvas, layout: ShellLayout(size: body.size))
    }
  }

  private func typed(_ text: String) -> AddressLineAction { .edited(text: text, caret: text.count) }

  @Test("The open line at 80x24") func usual() {
    let canvas = draw(80, 24)
    expect(
      canvas,
      shows: """
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ────────────────────────────────────────────────────────────────────────────────
         people                all people                                              ┃
         people/ID             one person                                              ┃
         people/ID/posts       what a person posted                                    ┃
         posts                 all posts, or one author's                            2 ┃
         posts/ID              one post                                                ┃
         posts/ID/comments     what was said about a post                              ┃
         settings              all to-dos                                              ┃
         settings/todos        to-dos, or one person's                                 │
         settings/todos/ID     one to-do                                               │
         settings/preferences  how the program looks and behaves                       │
         Enter go  Tab complete  Esc close  ↑ history                              -/13
        :
        """)
    #expect(canvas.cursor == Point(x: 1, y: 23))
  }

  @Test("A chosen completion at 80x24") func chosen() {
    let canvas = draw(80, 24, typed("posts"), .completed(by: 1), .completed(by: 1), .completed(by: 1))
    expect(
      canvas,
      shows: """
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ################################################################################
        ────────────────────────────────────────────────────────────────────────────────
         posts                   all posts, or one author's                           2
         posts/ID                one post
         posts/ID/comments       what was said about a post
         posts?q=TEXT            only what holds this text
         posts?author=AUTHOR     posts of this person
         posts?sheet=highlights  with this sheet open
         people/ID/posts         what a person posted
         Enter go  Tab complete  Esc close  ↑ history                               3/7
        :posts/
        """)
  }

  @Test("The open line at 40x10") func small() {
    expect(
      draw(40, 10, .completed(by: -1)),
      shows: """
        ########################################
        ########################################
        ────────────────────────────────────────
         settings/todos/ID    one to-do        │
         settings/preferenc…  how the program… │
         settings/account     who is signed in │
         open                 open    Enter l… │
         quit                 quit           Q ┃
         Enter go  Tab complete           13/13
        :quit
        """)
  }

  @Test("The list stays as it is while the chosen completion is in view")
  func scrolls() {
    var line = AddressLine(menu)
    let layout = ShellLayout(size: Size(columns: 40, rows: 10))
    #expect(AddressLineView.rows(of: line, layout: layout) == 5)
    let state = ShellState.after(.addressLine(.opened(menu)), .addressLine(.completed(by: 7)))
    line = state.addressLine ?? line
    #expect(line.top(rows: 5) == 2)
    var settled = state
    settled.apply(.addressLine(.settled(top: 2)))
    for (step, top) in [(-4, 2), (-1, 1), (4, 1), (1, 2), (6, 8), (1, 0)] {
      settled.apply(.addressLine(.completed(by: step)))
      let now = settled.addressLine?.top(rows: 5) ?? -1
      #expect(now == top, "after \(step)")
      settled.apply(.addressLine(.settled(top: now)))
    }
  }

  @Test("What is wrong at 40x10, and nothing that completes it") func wrong() {
    expect(
      draw(
        40, 10, typed("persons"),
        .refused("there is no place and no command 'persons'; try people, posts, settings, keys")),
      shows: """
        ########################################
        ########################################
        ########################################
        ########################################
        ########################################
        ########################################
         there is no place and no command
         'persons'; try people, posts,
         settings, keys
        :persons
        """)
  }

  @Test("A line longer than the screen shows where its caret is, in ASCII") func long() {
    expect(
      draw(40, 10, glyphs: .ascii, typed("people?q=" + String(repeating: "0123456789", count: 12))),
      shows: """
        ########################################
        ########################################
        ########################################
        ########################################
        ########################################
        ########################################
        ----------------------------------------
         people?q=0123456789~  only what holds~
         Enter go  Tab complete  Esc close  -/1
        :23456789012345678901234567890123456789
        """)
  }
}
