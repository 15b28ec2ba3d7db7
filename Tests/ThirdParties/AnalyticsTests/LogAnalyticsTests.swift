internal import AnalyticsInterface
internal import AnalyticsLive
internal import Synchronization
internal import Testing

@Suite struct LogAnalyticsTests {
  @Test func anEventIsOneLineOfNamesAndValues() {
    #expect(
      lines(AnalyticsEvent("app-start", [.init("version", "0.1.0"), .init("backend", "embedded")]))
        == ["event=app-start version=0.1.0 backend=embedded"])
  }

  @Test func aValueThatWouldBreakTheLineStandsInQuotes() {
    #expect(
      lines(AnalyticsEvent("note", [.init("text", "a \"b\"\nc"), .init("empty", "")]))
        == [#"event=note text="a \"b\"\u{a}c" empty="""#])
  }

  private func lines(_ event: AnalyticsEvent) -> [String] {
    let written = Lines()
    LogAnalytics { written.add($0) }.record(event)
    return written.all
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
