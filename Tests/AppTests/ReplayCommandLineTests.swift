internal import StoaApp
internal import StoaCanvas
internal import Testing

struct ReplayCommandLineTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { ["STOA_DATA_DIR": "/kept"][$0] })
  }

  private func refusal(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try CommandParser.parse(words, environment: { _ in nil })
      return nil
    } catch {
      return error.message
    }
  }

  @Test func wordsAfterTheFirstTapeAreTapes() throws {
    let invocation = try parse(
      "people/3", "--replay", "a.tape", "b.tape", "--size", "100x30", "c.tape", "-", "--", "-d")
    #expect(invocation.link == "people/3")
    #expect(invocation.replay?.tapes == ["a.tape", "b.tape", "c.tape", "-", "-d"])
    #expect(invocation.size.columns == 100)
  }

  @Test func theFlagMayBeRepeated() throws {
    #expect(try parse("--replay", "a", "--replay=b", "--jobs", "4").replay?.tapes == ["a", "b"])
    #expect(try parse("--jobs", "4", "--replay", "a").replay?.jobs == 4)
  }

  @Test func aReplayKnowsWhatElseWasAskedFor() throws {
    let replay = try #require(
      try parse("people", "--theme=mono", "--jobs", "2", "--replay", "a", "--seed", "7", "b").replay)
    #expect(replay.words == ["people", "--theme=mono", "--seed", "7"])
    #expect(replay.flags == ["--theme", "--jobs", "--replay", "--seed"])
  }

  @Test func onlyTheFlagNamesTheDirectoryOfAReplay() throws {
    #expect(try parse("--replay", "a").dataDirectory == nil)
    #expect(try parse("--replay", "a", "--data-dir", "/mine").dataDirectory == "/mine")
    #expect(try parse("people").dataDirectory == "/kept")
  }

  @Test func whatMakesNoSenseIsRefused() {
    #expect(refusal("--tty") == "--tty goes with --replay FILE")
    #expect(refusal("--jobs", "2", "people") == "--jobs goes with --replay FILE")
    #expect(refusal("--jobs", "65", "--replay", "a") == "--jobs takes a number from 1 to 64, not '65'")
    #expect(
      refusal("--tty", "--jobs", "2", "--replay", "a") == "--tty plays one tape at a time; leave out --jobs")
    #expect(refusal("--print", "json", "--replay", "a") == "--print takes screen or ansi with --replay")
    let alone = "--replay plays tapes and does nothing else; leave out the command"
    #expect(refusal("paths", "--replay", "a") == alone)
    #expect(refusal("links", "list", "--replay", "a") == alone)
    #expect(refusal("--replay") == "--replay FILE: the value is missing")
  }

  @Test func tapesAreCheckedAndSpelledOut() throws {
    #expect(try parse("tapes", "check", "a", "b").command == .checkTapes(["a", "b"]))
    #expect(try parse("tapes", "keys", "a").command == .tapeKeys("a"))
    #expect(refusal("tapes") == "stoa tapes takes 'check FILE…' or 'keys FILE'")
    #expect(refusal("tapes", "keys", "a", "b") == "stoa tapes takes 'check FILE…' or 'keys FILE'")
  }
}
