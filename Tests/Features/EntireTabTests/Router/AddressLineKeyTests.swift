internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct AddressLineKeyTests {
  private let shell = Shell()

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
         posts                 all posts, or one author's                            2 │
         posts/ID              one post                                                │
         posts/ID/comments     what was said about a post                              │
         settings              all to-dos                                            3 │
         settings/todos        to-dos, or one person's                                 │
         settings/todos/ID     one to-do                                               │
         settings/preferences  how the program looks and behaves                       │
         Enter go  Tab complete  Esc close  ↑ history                              -/28
        :
        """)
    #expect(canvas.cursor == Point(x: 1, y: 23))
  }

  @Test("Tab and Shift-Tab complete, arrows and ^p ^n go through the history, the other keys edit")
  func edits() async {
    await shell.enterAddress("people 3")
    await shell.enterAddress("posts")
    await shell.typeAddress("pr")
    await shell.press(KeyPress(.tab))
    #expect(await shell.addressLine() == "previous-tab")
    await shell.press(KeyPress(.tab, .shift), .control("a"), .character("x"), .control("k"), .control("u"))
    #expect(await shell.addressLine() == "")
    await shell.press(KeyPress(.up), .control("p"))
    #expect(await shell.addressLine() == "people 3")
    await shell.press(.control("n"))
    #expect(await shell.addressLine() == "posts")
    await shell.press(KeyPress(.down), KeyPress(.down))
    #expect(await shell.addressLine() == "")
    #expect(shell.people.stub.events.isEmpty && shell.posts.stub.events.isEmpty)
  }

  @Test(
    "It closes without a trace",
    arguments: [[KeyPress(.escape)], [.control("c")], [.backspace, .backspace, .backspace], [.control("u"), .enter]])
  func closes(keys: [KeyPress]) async {
    await shell.typeAddress("q2")
    for key in keys { await shell.press(key) }
    #expect(await shell.addressLine() == nil)
    #expect(shell.raised.isEmpty && shell.destination == Destination(PeoplePlace()))
    #expect(await !shell.status().contains("quit"))
  }

  @Test("A paste is text, its line breaks blanks")
  func paste() async {
    await shell.press(.character(":"))
    shell.coordinator.handle(.paste("people\n3\tposts"))
    #expect(await shell.addressLine() == "people 3 posts")
    await shell.press(KeyPress(.enter))
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(3), .posts(3)])))
  }

  @Test("A paste of 100 kB stays whole in the line; no address is that long, and Enter says so")
  func largePaste() async {
    await shell.press(.character(":"))
    shell.coordinator.handle(.paste(String(repeating: "x", count: 100_000)))
    #expect(await shell.addressLine() == String(repeating: "x", count: 78))
    await shell.press(KeyPress(.enter))
    #expect(await shell.status().contains("100000 bytes"))
    await shell.press(.control("a"), .character("p"), .character("o"))
    #expect(await shell.addressLine()?.hasPrefix("poxxx") == true)
    await shell.press(.control("u"), .control("k"))
    shell.coordinator.handle(.paste("people 3"))
    await shell.press(KeyPress(.enter))
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(3)])))
  }

  @Test("More than 128 KiB change nothing, and that is said")
  func fullLine() async {
    await shell.press(.character(":"), .character("x"))
    shell.coordinator.handle(.paste(String(repeating: "x", count: 1 << 17)))
    #expect(await shell.status().hasPrefix(" Not taken: the address line has at most 128 KiB."))
    #expect(await shell.addressLine() == "x")
    await shell.press(.character("y"))
    #expect(await shell.status().hasPrefix(" Enter go"))
  }

  @Test("A resize keeps text and caret; where there is no room the text waits")
  func resizes() async {
    await shell.typeAddress("people 3")
    await shell.press(KeyPress(.left))
    shell.coordinator.resize(to: Size(columns: 40, rows: 10))
    #expect(await shell.settle().cursor == Point(x: 8, y: 9))
    shell.coordinator.resize(to: Size(columns: 39, rows: 9))
    await shell.press(.character("x"), KeyPress(.enter))
    shell.coordinator.resize(to: Size(columns: 100, rows: 30))
    #expect(await shell.addressLine() == "people 3")
    await shell.press(KeyPress(.delete), .character("4"), KeyPress(.enter))
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(4)])))
  }

  @Test("It opens over the list of keys, and not where text is typed or there is no room")
  func whence() async {
    await shell.press(.character("?"), .character(":"))
    #expect(await shell.addressLine() == "")
    await shell.press(KeyPress(.escape))
    #expect(await !shell.settle().lines.joined().contains("┌─ Keys"))
    shell.people.stub.capturesText = true
    await shell.press(.character(":"))
    #expect(await shell.addressLine() == nil)
    #expect(shell.people.stub.events == [.key(.character(":"))])
    shell.people.stub.capturesText = false
    shell.coordinator.resize(to: Size(columns: 30, rows: 10))
    await shell.press(.character(":"))
    shell.coordinator.resize(to: .usual)
    #expect(await shell.addressLine() == nil)
  }

  @Test("^l draws the screen again and leaves the line open")
  func redraws() async {
    await shell.typeAddress("pe")
    await shell.press(.control("l"))
    #expect(shell.raised == [.redraw])
    #expect(await shell.addressLine() == "pe")
  }

  @Test("Keys that come before the history wait for it, and none is lost")
  func waitsForTheHistory() async {
    shell.world.change { $0.addresses = AddressHistory(["people 3", "posts"]) }
    await shell.settle()
    for key: KeyPress in [.character(":"), KeyPress(.up), KeyPress(.up), KeyPress(.down), KeyPress(.enter)] {
      shell.coordinator.handle(.key(key))
    }
    #expect(shell.destination == Destination(PeoplePlace()))
    #expect(await shell.addressLine() == nil)
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(3)])))
  }

  @Test("The mouse waits behind the keys that wait for the history")
  func theMouseWaitsForTheHistory() async {
    shell.world.change { $0.addresses = AddressHistory(["people 3", "posts"]) }
    await shell.settle()
    for key: KeyPress in [.character(":"), KeyPress(.up), KeyPress(.enter)] {
      shell.coordinator.handle(.key(key))
    }
    // A row of the place, which is no completion while the line is open.
    shell.coordinator.handle(.mouse(MouseEvent(.press, button: .left, x: 0, y: 2)))
    #expect(shell.people.stub.pointings.isEmpty)
    await shell.settle()
    #expect(shell.destination == Destination(PeoplePlace(stack: [.person(3)])))
    #expect(shell.people.stub.pointings == [Pointing(.click(isSecond: false), at: .zero)])
  }

  @Test("Escape does not wait for the history, and takes back what does")
  func escapeGoesBeforeTheHistory() async {
    shell.world.change { $0.addresses = AddressHistory(["people 3"]) }
    await shell.settle()
    for key in [.character(":"), KeyPress(.up), KeyPress(.enter), KeyPress(.escape)] {
      shell.coordinator.handle(.key(key))
    }
    #expect(await shell.addressLine() == nil)
    #expect(shell.destination == Destination(PeoplePlace()))
  }
}
