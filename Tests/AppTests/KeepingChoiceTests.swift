internal import EntireTabInterface
internal import StoaApp
internal import Testing

@Suite struct KeepingChoiceTests {
  @Test func `without a link it begins where it was left`() throws {
    #expect(try keeping() == .restores)
    #expect(try keeping("--no-mouse", "--theme", "mono") == .restores)
  }

  @Test(arguments: [
    ["people"], ["--open", "people/3"], ["--tab", "posts"], ["--fresh"], ["--fresh", "posts"],
    ["--report", "fault.tape"],
  ])
  func `a link goes before what was left, and so do --fresh and a tape of a fault`(words: [String]) throws {
    #expect(try CommandParser.parse(words) { _ in nil }.keeping == .keeps)
  }

  private func keeping(_ words: String...) throws -> PlaceKeeping {
    try CommandParser.parse(words) { _ in nil }.keeping
  }
}
