internal import StoaApp
internal import StoaTerminal
internal import Testing

@Suite struct CrashHeadingTests {
  @Test func aCrashFileBeginsWithOneLineWhateverTheTerminalIsCalled() throws {
    let invocation = try CommandParser.parse(["--data-dir", "/tmp/\u{1B}[2J"], environment: { _ in nil })
    var environment = TerminalEnvironment()
    environment.term = "x\u{1B}]0;title\u{7}\ny"
    let files = CrashFiles(invocation, environment)
    #expect(files.heading.contains(", TERM=x␛]0;title␇ y, with the embedded back end"))
    // The name of the directory itself is what was asked for.
    #expect(files.directory.hasPrefix("/tmp/\u{1B}[2J"))
  }
}
