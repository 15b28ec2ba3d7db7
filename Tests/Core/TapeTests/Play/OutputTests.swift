internal import StoaFlow
internal import StoaTape
internal import Testing

@FlowActor struct OutputTests {
  private let bar = String(repeating: "─", count: 80)

  @Test func everyScreenEndsWithALineOfEighty() async throws {
    let record = try await Theatre().play("Output a.txt\nType \"a\"\nType \"b\"")
    #expect(record.outputs.map(\.path) == ["a.txt"])
    #expect(
      record.outputText == """
        text a
        found -
        last - - 0
        bottom
        \(bar)
        text ab
        found -
        last - - 0
        bottom
        \(bar)

        """)
  }

  @Test func onlyWhatAPersonWouldSeeMakesAScreen() async throws {
    let seen = """
      Type "a"
      Down
      Sleep 1s
      Wait
      Copy "x"
      Paste
      Resize 30x5
      Link a
      Click 1,1
      ScrollUp
      Offline
      Online
      Advance 1s
      Screenshot a.txt
      """
    #expect(try await Theatre().play(seen).screens.count == 14)
    let unseen = "Output a.txt\nSet TypingSpeed 1ms\nRequire git\nExpect /text/\nExpectNot /xyz/\n"
    #expect(try await Theatre().play("Env A \"b\"\n" + unseen).screens.isEmpty)
  }

  @Test func whatIsHiddenMakesNoScreen() async throws {
    let record = try await Theatre().play("Type \"a\"\nHide\nType \"b\"\nShow\nType \"c\"")
    #expect(record.screens.map(\.first) == ["text a", "text ab", "text abc"])
  }

  @Test func whatWasShownBeforeAFailureIsKept() async throws {
    let record = try await Theatre().play("Output a.txt\nType \"a\"\nExpect /xyz/\nType \"b\"")
    #expect(record.screens.map(\.first) == ["text a"])
    #expect(record.outputs.map(\.path) == ["a.txt"])
  }

  @Test func screensThatNobodyWantsTakeNoMemory() async throws {
    #expect(try TapeParser.parse("Output a.gif\nScreenshot a.txt\nDown", name: "t.tape").wantsScreens == false)
    let tape = try TapeParser.parse("Output a.txt\nType \"a\"\nScreenshot b.txt", name: "t.tape")
    #expect(tape.wantsScreens)
    let record = await TapePlayer(tape, on: Theatre().stage, keepsScreens: false).play()
    #expect(record.screens.isEmpty)
    #expect(record.screenshots.map(\.screen.first) == ["text a"])
  }

  @Test func picturesAreLeftToVHS() async throws {
    let record = try await Theatre().play(
      "Output a.gif\nOutput b.ascii\nType \"a\"\nScreenshot a.png\nScreenshot b.txt")
    #expect(record.outputs.map(\.path) == ["b.ascii"])
    #expect(record.screenshots.map(\.file.path) == ["b.txt"])
    #expect(record.screenshots.first?.screen.first == "text a")
  }

  @Test func aFileIsWrittenByOneCommand() throws {
    let tape = "Output a.txt\nOutput a.txt\nScreenshot b.txt\nScreenshot a.txt\nScreenshot b.txt\nScreenshot t.txt"
    #expect(
      try TapeParser.parse(tape, name: "t.txt").collisions.map(\.description) == [
        "t.txt:4:1: 'a.txt' is written by another command already",
        "t.txt:5:1: 'b.txt' is written by another command already", "t.txt:6:1: 't.txt' is a tape that is played here",
      ])
  }

  @Test func variablesAreSaidBeforeThePlay() throws {
    let tape = try TapeParser.parse("Env STOA_THEME mono\nType \"a\"\nEnv STOA_THEME contrast", name: "t.tape")
    #expect(
      tape.misplacements.map(\.description) == ["t.tape:3:1: Env must stand before the first command that is played"])
    let right = try TapeParser.parse("Subtitle \"two\"\nEnv A b\nEnv A c\nDown", name: "t.tape")
    #expect(right.misplacements.isEmpty)
  }
}
