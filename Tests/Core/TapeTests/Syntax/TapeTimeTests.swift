internal import StoaTape
internal import Testing

struct TapeTimeTests {
  static let times: [(String, Duration)] = [
    ("Sleep 500ms", Duration.milliseconds(500)), ("Sleep 2s", .seconds(2)), ("Sleep 1m", .seconds(60)),
    ("Sleep .5", .milliseconds(500)), ("Sleep 2", .seconds(2)), ("Sleep 0.5", .milliseconds(500)),
    ("Sleep 1.5m", .seconds(90)), ("Sleep 1.", .seconds(1)), ("Sleep 0", .zero), ("Sleep 250 ms", .milliseconds(250)),
    ("Sleep 0.000001ms", .nanoseconds(1)), ("Sleep .1234567890123", .nanoseconds(123_456_789)),
    ("Sleep 1440m", .seconds(86_400)), ("Sleep 86400", .seconds(86_400)), ("Sleep\n3", .seconds(3)),
  ]

  @Test(arguments: times)
  func aBareNumberCountsSeconds(tape: String, time: Duration) throws {
    #expect(try commands(tape) == [.sleep(time)])
  }

  @Test func advanceTakesATimeToo() throws {
    #expect(try commands("Advance 2s") == [.advance(.seconds(2))])
  }

  @Test func aWaitHasAScopeALimitAndAPattern() throws {
    let foo = try pattern("foo")
    #expect(
      try commands("Wait Wait+Screen Wait+Line Wait@100ms /foo/ Wait+Screen@2 /foo/ Wait /foo/\nWait@5\n/foo/") == [
        .wait(.line, limit: nil, pattern: nil),
        .wait(.screen, limit: nil, pattern: nil),
        .wait(.line, limit: nil, pattern: nil),
        .wait(.line, limit: .milliseconds(100), pattern: foo),
        .wait(.screen, limit: .seconds(2), pattern: foo),
        .wait(.line, limit: nil, pattern: foo),
        .wait(.line, limit: .seconds(5), pattern: foo),
      ])
  }

  @Test func anExpectationHasAPatternInWhichASlashIsEscaped() throws {
    #expect(
      try commands(#"Expect /12\/40/ ExpectNot /a\\/ Expect /[^ ]"'`#/"#) == [
        .expect(try pattern(#"12\/40"#)), .expectNot(try pattern(#"a\\"#)), .expect(try pattern(#"[^ ]"'`#"#)),
      ])
    #expect(try pattern(#"12\/40"#).matches("row 12/40"))
  }
}
