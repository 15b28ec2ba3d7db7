internal import StoaFlow
internal import StoaTape
internal import Testing

@FlowActor struct TypingTests {
  @Test func eachCharacterTakesThePaceOfTheTape() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "Type \"four\"").first == "text four")
    #expect(theatre.world.now == .milliseconds(200))
  }

  @Test func aPaceOfItsOwnHoldsForOneCommand() async throws {
    let theatre = Theatre()
    _ = try await theatre.screen(after: "Set TypingSpeed 10ms\nType@1s \"ab\"\nDown 3\nUp@2s 2")
    #expect(theatre.world.now == .milliseconds(2_000 + 30 + 4_000))
  }

  @Test func aDebounceSeesTheKeysAsAPersonTypesThem() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "Type \"abc\"")[1] == "found -")
    #expect(try await theatre.screen(after: "Sleep 249ms")[1] == "found -")
    #expect(try await theatre.screen(after: "Sleep 1ms")[1] == "found abc")
  }

  @Test func slowTypingLetsEveryLetterBeLookedUp() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "Type@400ms \"ab\"")[1] == "found ab")
  }

  @Test func escapeIsAKeyOnceItsDelayHasPassed() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "Type@0ms \"ab\"\nEscape@0ms\nType@0ms \"c\"").first == "text c")
    #expect(theatre.world.now == .milliseconds(25))
  }

  @Test func aPasteIsWhatWasCopiedLast() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "Copy \"one\"\nCopy \"two\"\nPaste")[2] == "last paste two - 0")
    #expect(theatre.world.now == .zero)
  }

  @Test func aPasteTakesWhatTheProgramHasCopied() async throws {
    #expect(try await Theatre().screen(after: "Ctrl+Y\nPaste")[2] == "last paste copied by the progr")
  }

  @Test func whatTheProgramCopiesAfterTheTapeIsPasted() async throws {
    let lines = try await Theatre().screen(after: "Copy \"mine\"\nCtrl+Y\nPaste")
    #expect(lines[2] == "last paste copied by the progr")
  }

  @Test func nothingCopiedIsNothingToPaste() async throws {
    #expect(
      try await Theatre().failure(of: "Paste")
        == "t.tape:1:1: Paste failed: nothing was copied before; say Copy \"…\" first")
  }

  @Test func bytesArriveInOnePiece() async throws {
    #expect(try await Theatre().screen(after: "Bytes 1b5b3c303b31313b334d")[2] == "last press 10,2 - 0")
    let replied = try await Theatre().screen(after: "Type \"a\"\nBytes 1b5b3f36323b3163")
    #expect(try await Theatre().screen(after: "Type \"a\"") == replied)
  }

  @Test func clicksAndTheWheelArriveAtTheirCells() async throws {
    #expect(try await Theatre().screen(after: "Click 10,2")[2] == "last release 10,2 - 0")
    #expect(try await Theatre().screen(after: "ScrollDown 2")[2] == "last wheelDown 15,2 - 0")
    #expect(try await Theatre().screen(after: "ScrollUp")[2] == "last wheelUp 15,2 - 0")
  }
}
