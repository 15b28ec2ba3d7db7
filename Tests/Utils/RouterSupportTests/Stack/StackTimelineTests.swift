internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor
@Suite struct StackTimelineTests {
  private let timeline = Timeline(limit: 8, clock: { .zero })
  private let tab: LetterTab
  private let navigation: PlaceNavigation<String, String>

  init() {
    navigation = PlaceNavigation(
      runtime: EffectRuntime(clock: ContinuousClock(), activity: Activity(), timeline: timeline))
    tab = LetterTab()
    navigation.connect(to: tab.stack) { _ in }
  }

  @Test func eachMomentShowsThePlacesThatWereThere() {
    tab.stack.perform(.push("b"))
    tab.stack.perform(.push("c"))
    tab.stack.perform(.present("S"))
    tab.stack.perform(.set(.root))
    #expect(timeline.entries.map(\.kind) == Array(repeating: .place, count: 4))
    let rooms = (0...4).map { number in timeline.show(number) { drawn() } }
    #expect(rooms == ["a", "b", "c", "S", "a"])
    #expect(drawn() == "a")
  }

  @Test func entriesSayWhatIsShownAndWhatIsAnotherNow() throws {
    tab.stack.perform(.push("b"))
    tab.stack.perform(.present("S"))
    let entry = try #require(timeline.entry(2))
    #expect(timeline.text(of: entry, .names) == "shows String")
    #expect(
      timeline.differences(of: entry, .names) == [StateDifference(path: "sheet", old: "nil", new: "String")])
  }

  @Test func whatIsPoppedIsClosedAndKeptUntilItsEntriesFallOut() {
    weak let host = popped()
    #expect(host?.closings == 1)
    // The log is looked through once in 128 entries.
    for _ in 0..<64 {
      tab.stack.perform(.push("c"))
      tab.stack.perform(.pop)
    }
    tab.letGo()
    #expect(host == nil)
  }

  @Test func aClearedLogLetsGoOfThePlacesThatWere() {
    weak let host = popped()
    #expect(host != nil)
    timeline.clear()
    #expect(host == nil)
  }

  /// A host that was on the stack and is not any more.
  private func popped() -> LetterHost? {
    tab.stack.perform(.push("b"))
    let host = tab.host("b")
    tab.letGo()
    tab.stack.perform(.pop)
    return host
  }

  /// The letter that fills the upper left corner, or the sheet's.
  private func drawn() -> String {
    var canvas = Canvas(size: Size(columns: 20, rows: 6))
    tab.stack.draw(on: &canvas, in: canvas.bounds)
    return String(canvas.lines[3].dropFirst(8).first ?? " ")
  }
}
