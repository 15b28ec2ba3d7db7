internal import StoaTape
internal import Testing

/// What becomes of several mistakes in one tape, and of what stands around them.
struct TapeMistakesTests {
  @Test func allAreFoundAtOnce() {
    let tape = """
      # The walk.
      Set FontSise 22
      Tpye "hello" Enter
      Sleep Bar Down 0
      Wait /ok/ Expect /(/
      Down
      Link
      Resize 5
      """
    #expect(
      mistakes(tape) == [
        "2:5: there is no setting 'FontSise'; did you mean 'FontSize'?",
        "3:1: there is no command 'Tpye'; did you mean 'Type'?",
        "4:7: Sleep takes a time such as 500ms, 2s or 1m, not 'Bar'",
        "4:16: a count is a whole number from 1 to 100000, not '0'",
        "5:19: this ( is not closed; write \\( for the character",
        "7:1: Link takes an address, such as people/3",
        "8:8: Resize takes columns and rows, such as 100x30, not '5'",
      ])
  }

  @Test func oneMistakeDrawsNoOthersAfterIt() {
    #expect(mistakes("echo Hello Down there 'and' 3 {").count == 1)
    #expect(mistakes("cd /usr/bin && ls -l").count == 1)
  }

  @Test func whatStandsBehindAMistakeIsRead() {
    #expect(
      mistakes("Bar Backspace@\nWait\n'a'") == [
        "1:1: there is no command 'Bar'; a text to type stands in quotes behind Type",
        "1:5: Backspace@ takes a time such as 500ms, 2s or 1m",
        "3:1: a command is missing before ''a'', such as Type",
      ])
  }

  @Test func aSecondCommandThatIsNearlyOneIsAnotherMistake() {
    #expect(
      mistakes("Tpye 'a' Down Entre") == [
        "1:1: there is no command 'Tpye'; did you mean 'Type'?",
        "1:15: there is no command 'Entre'; did you mean 'Enter'?",
      ])
  }

  @Test func anErrorReadsAsCompilersWriteIt() {
    #expect(throws: TapeErrors.self) { try TapeParser.parse("Foo\nSleep", name: "a.tape") }
    do throws(TapeErrors) {
      _ = try TapeParser.parse("Foo\nSleep", name: "a.tape")
    } catch {
      #expect(
        error.description
          == "a.tape:1:1: there is no command 'Foo'; a text to type stands in quotes behind Type\na.tape:2:1: Sleep takes a time such as 500ms, 2s or 1m"
      )
    }
  }

  @Test func aTextAloneNamesNoOtherTapes() {
    #expect(mistakes("Down\n Source setup.tape") == ["2:2: only a tape in a file can name others"])
  }

  @Test func aTapeHasAnEnd() {
    #expect(mistakes(String(repeating: "Up ", count: 100_000)) == [])
    #expect(mistakes(String(repeating: "Up ", count: 100_001)) == ["1:300001: a tape has at most 100000 commands"])
  }

  @Test func mistakesAreToldUpToTenThousand() {
    let found = mistakes(String(repeating: "Foo\n", count: 20_000))
    #expect(found.count == 10_001)
    #expect(found.last == "10001:1: there are more mistakes, and the rest has not been read")
  }
}
