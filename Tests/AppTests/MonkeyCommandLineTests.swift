internal import StoaApp
internal import Testing

struct MonkeyCommandLineTests {
  private func refusal(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try CommandParser.parse(words, environment: { _ in nil })
      return nil
    } catch {
      return error.message
    }
  }

  @Test func theStepsAndTheSeedAreTaken() throws {
    let invocation = try CommandParser.parse(["--monkey", "3000", "--seed", "7"], environment: { _ in nil })
    #expect(invocation.monkeySteps == 3000)
    #expect(invocation.seed == 7)
    #expect(try CommandParser.parse(["--replay=a", "--checked"], environment: { _ in nil }).isChecked)
  }

  @Test func theFirstPageOfTheHelpDoesNotNameIt() {
    #expect(!HelpText.text.contains("--monkey"))
    #expect(!HelpText.text.contains("--checked"))
  }

  @Test func whatMakesNoSenseIsRefused() {
    #expect(refusal("--monkey", "0") == "--monkey takes a number from 1 to 100000, not '0'")
    let itself = "--monkey begins where the program does and finds its own way; leave out what it should do"
    #expect(refusal("--monkey", "5", "people/3") == itself)
    #expect(refusal("--monkey", "5", "--replay", "a") == itself)
    #expect(refusal("--monkey", "5", "--print", "text") == itself)
    #expect(refusal("paths", "--monkey", "5") == itself)
    #expect(
      refusal("--monkey", "5", "--backend", "http://127.0.0.1:3000")
        == "--monkey plays with the embedded sample alone; leave out --backend")
    let alone = "--checked goes with --replay FILE, or with --monkey STEPS"
    #expect(refusal("--checked") == alone)
    #expect(refusal("--checked", "--tty", "--replay", "a") == alone)
  }
}
