internal import StoaApp
internal import StoaTerminal
internal import Testing

@Suite struct DoctorCommandLineTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { _ in nil })
  }

  @Test func theDoctorIsACommandOfItsOwn() throws {
    #expect(try parse("doctor").command == .doctor)
    #expect(try parse("doctor", "keys").command == .doctorKeys)
    #expect(try parse("--color", "never", "doctor").color == .never)
    #expect(HelpText.text.contains("\nstoa doctor  "))
    #expect(HelpText.text.contains("\nstoa doctor keys  "))
  }

  @Test(arguments: [["doctor", "people"], ["doctor", "keys", "more"]])
  func theDoctorTakesNothingElse(words: [String]) {
    #expect(throws: UsageError("stoa doctor takes 'keys' or nothing")) {
      try CommandParser.parse(words, environment: { _ in nil })
    }
  }
}
