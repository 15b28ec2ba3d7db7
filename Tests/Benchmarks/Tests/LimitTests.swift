internal import StoaBenchmarks
internal import Testing

@Suite struct LimitTests {
  @Test func aLineIsANameANumberAndAUnit() throws {
    let limits = try Limit.parse("# what for\n\nstart.frame  2.3  ratio   # of C\nidle.bytes 0 bytes\n")
    #expect(
      limits == [
        Limit(name: "start.frame", most: 2.3, measure: .ratio),
        Limit(name: "idle.bytes", most: 0, measure: .value(.bytes)),
      ])
  }

  @Test(arguments: ["start.frame 2.3", "start.frame two ratio", "start.frame 2.3 ratio more", "start.frame 2 apples"])
  func aLineOfAnotherFormIsRefused(line: String) {
    #expect(throws: BenchError("line 2 of the limits is not: name, number, ratio or a unit")) {
      try Limit.parse("\n" + line)
    }
  }

  @Test func aTimeIsNoLimit() {
    #expect(throws: BenchError("line 1 of the limits is not: name, number, ratio or a unit")) {
      try Limit.parse("start.frame 5 ms")
    }
  }

  @Test func aSecondLimitOfTheSameIsRefused() {
    #expect(throws: BenchError("line 2 of the limits: idle.bytes has a limit already")) {
      try Limit.parse("idle.bytes 0 bytes\nidle.bytes 1 bytes")
    }
  }
}
