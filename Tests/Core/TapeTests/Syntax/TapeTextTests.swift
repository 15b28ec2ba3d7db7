internal import StoaInput
internal import StoaTape
internal import Testing

struct TapeTextTests {
  static let texts: [(String, String)] = [
    (#"Type "hello""#, "hello"),
    ("Type 'hello'", "hello"),
    ("Type `hello`", "hello"),
    (#"Type `"Backtick" 'Quote'`"#, #""Backtick" 'Quote'"#),
    (#"Type "a" 'b' `c`"#, "a b c"),
    ("Type hello there", "hello there"),
    (#"Type "a""b""#, "a b"),
    ("Type \"a\"\n\"b\"", "a b"),
    (#"Type """#, ""),
    (#"Type "no \ escape""#, #"no \ escape"#),
    ("Type '#' # a comment", "#"),
    ("Type Width", "Width"),
    ("Type s", "s"),
    ("Type \"한글 👩‍👩‍👧\"", "한글 👩‍👩‍👧"),
  ]

  @Test(arguments: texts)
  func textsAreJoinedByOneSpace(tape: String, text: String) throws {
    #expect(try commands(tape) == [.type(text, pace: nil)])
  }

  @Test(arguments: [
    (#"Type@500ms "a""#, Duration.milliseconds(500)),
    (#"Type@.5 "a""#, .milliseconds(500)),
    (#"Type @ 2 "a""#, .seconds(2)),
    (#"Type@1m"a""#, .seconds(60)),
  ])
  func theirPaceStandsBehindAnAt(tape: String, pace: Duration) throws {
    #expect(try commands(tape) == [.type("a", pace: pace)])
  }

  static let others: [(String, TapeCommand)] = [
    ("Copy \"a\" b", TapeCommand.copy("a b")),
    ("Paste", .paste),
    ("Subtitle \"Hello World\"", .subtitle("Hello World")),
    ("Subtitle \"\"", .subtitle("")),
    ("Require git", .require("git")),
    ("Require \"7z\"", .require("7z")),
    ("Env LANG \"C\"", .environment(name: "LANG", value: "C")),
    ("Env Shell bash", .environment(name: "Shell", value: "bash")),
    ("Env 'A' ''", .environment(name: "A", value: "")),
    ("Hide", .hide),
    ("Show", .show),
    ("Output walk.txt", .output("walk.txt")),
    ("Output walk.ascii", .output("walk.ascii")),
    ("Output examples/out.gif", .output("examples/out.gif")),
    ("Output \"my walk.mp4\"", .output("my walk.mp4")),
    ("Output /tmp/walk.webm# there", .output("/tmp/walk.webm")),
    ("Output frames/", .output("frames/")),
    ("Output ../2.txt", .output("../2.txt")),
    ("Output\n\"walk.txt\"", .output("walk.txt")),
    ("Screenshot people.txt", .screenshot("people.txt")),
    ("Screenshot 'a b.png'", .screenshot("a b.png")),
    ("Link stoa://people/3?q=a&b=c#d", .link("stoa://people/3?q=a&b=c#d")),
    ("Link people?q=ann", .link("people?q=ann")),
    ("Link \"people 3\"", .link("people 3")),
    ("Offline", .offline),
    ("Online", .online),
  ]

  @Test(arguments: others)
  func everyOtherTextHasItsCommand(tape: String, command: TapeCommand) throws {
    #expect(try commands(tape) == [command])
  }

  @Test func severalCommandsMayShareALine() throws {
    #expect(
      try commands("Type hello Enter Sleep 1 Type 'x'Enter 2") == [
        .type("hello", pace: nil), .press(.enter, pace: nil, count: 1), .sleep(.seconds(1)), .type("x", pace: nil),
        .press(.enter, pace: nil, count: 2),
      ])
  }

  @Test(arguments: ["", "\n\n", "# only this", "\u{FEFF}", "\u{FEFF}# this\r\n\r\n", " \t\r\n "])
  func aTapeMayBeBlank(tape: String) throws {
    #expect(try commands(tape) == [])
  }

  @Test func aStepKnowsWhereAndHowItWasWritten() throws {
    let text = "\u{FEFF}# 한글\r\nType \"e\u{301}\"  Down@1s 3 # three\r\n  Set Theme {\r\n}\tPaste"
    let steps = try TapeParser.parse(text, name: "a/walk.tape").steps
    #expect(steps.map(\.source) == ["Type \"e\u{301}\"", "Down@1s 3", "Set Theme {\r\n}", "Paste"])
    #expect(
      steps.map(\.position.description) == [
        "a/walk.tape:2:1", "a/walk.tape:2:11", "a/walk.tape:3:3", "a/walk.tape:4:3",
      ])
  }

  @Test func aCommentEndsACommand() {
    #expect(
      mistakes("Type # what?\n'a'") == [
        "1:1: Type takes a text in quotes, such as \"hello\"", "2:1: a command is missing before ''a'', such as Type",
      ])
  }

  @Test func theBlockThatStartsTheProgramIsLeftOut() throws {
    let launch = "Output walk.txt Set Width 80\nHide\nType 'stoa' Enter Set TypingSpeed 1ms Wait\nShow\n"
    #expect(
      try commands(launch + "Down") == [
        .output("walk.txt"), .set(.appearance(name: "Width", value: "80")), .set(.typingSpeed(.milliseconds(1))),
        .press(.down, pace: nil, count: 1),
      ])
  }

  @Test func aBlockIsKeptBehindTheFirstKeyAndWithoutItsEnd() throws {
    #expect(try commands("Down Hide Up Show").count == 4)
    #expect(try commands("Hide Up") == [.hide, .press(.up, pace: nil, count: 1)])
  }
}
