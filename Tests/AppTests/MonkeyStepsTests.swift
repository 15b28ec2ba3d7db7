internal import StoaApp
internal import StoaTape
internal import Testing

struct MonkeyStepsTests {
  @Test func theSameSeedGivesTheSameSteps() {
    #expect(Array(MonkeySteps(seed: 7).prefix(5000)) == Array(MonkeySteps(seed: 7).prefix(5000)))
    #expect(Array(MonkeySteps(seed: 7).prefix(50)) != Array(MonkeySteps(seed: 8).prefix(50)))
  }

  @Test func itsTapeReadsAsWhatItDid() throws {
    let tape = MonkeySteps.tape(20_000, seed: 3, name: "m.tape")
    let text = MonkeyTape.text(tape.steps, fault: "size: wrong", command: "stoa --replay m.tape")
    let read = try TapeParser.parse(text, name: "m.tape")
    #expect(read.steps.map(\.command) == tape.steps.map(\.command))
    #expect(text.hasPrefix("# The monkey found: size: wrong\n# stoa --replay m.tape\n"))
  }

  @Test func allThatMayHappenHappens() {
    var kinds: Set<String> = []
    for command in MonkeySteps(seed: 1).prefix(2000) {
      kinds.insert(String(describing: command).prefix { $0 != "(" }.description)
    }
    #expect(
      kinds == ["type", "press", "click", "bytes", "copy", "paste", "resize", "link", "sleep", "offline", "online"])
  }

  @Test func screensAreOfAnySize() {
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    for case .resize(let width, let height) in MonkeySteps(seed: 1).prefix(200_000) {
      columns.insert(width)
      rows.insert(height)
    }
    #expect(columns == Set(1...200))
    #expect(rows == Set(1...60))
  }
}
