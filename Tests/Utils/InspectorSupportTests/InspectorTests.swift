internal import DesignSupport
internal import InspectorSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import Testing

@FlowActor
@Suite struct InspectorTests {
  private let bench = Bench()

  @Test func itOpensAtThePresentAndFollowsIt() {
    bench.add(5)
    let inspector = bench.inspector
    #expect(bench.draw(inspector).first == "── Inspector: the present ──────────────────── 5/5 ─")
    #expect(!inspector.needsDraw)
    bench.add(1)
    #expect(inspector.needsDraw)
    #expect(bench.draw(inspector).first?.contains(" 6/6 ") == true)
    #expect(inspector.moment == nil)
  }

  @Test func steppingBackShowsTheMomentAndStaysThereWhateverComes() {
    bench.add(5)
    let inspector = bench.inspector
    _ = bench.draw(inspector)
    press(inspector, .character("k"), KeyPress(.up))
    #expect(inspector.moment == 3)
    bench.add(2)
    #expect(bench.draw(inspector).first == "── Inspector: a moment of the past ─────────── 3/7 ─")
    #expect(inspector.moment == 3)
    press(inspector, .character("j"))
    #expect(inspector.moment == 4)
  }

  @Test("The present is resumed", arguments: [KeyPress.character("r"), KeyPress(.end), .character("G")])
  func present(key: KeyPress) {
    bench.add(5)
    let inspector = bench.inspector
    press(inspector, .character("g"))
    #expect(inspector.moment == 1)
    press(inspector, key)
    #expect(inspector.moment == nil)
  }

  @Test func whatFellOutOfTheLogIsNotLookedAtAnyMore() {
    bench.add(5)
    let inspector = bench.inspector
    press(inspector, .character("g"))
    bench.add(30)
    #expect(bench.draw(inspector).first?.contains(" 1/20 ") == true)
  }

  @Test func theFilterLetsOneFeatureThrough() {
    bench.add(3)
    bench.other.send(.add(1))
    bench.add(1)
    let inspector = bench.inspector
    press(inspector, .character("/"), .character("o"), .character("T"))
    #expect(inspector.takesText)
    #expect(bench.draw(inspector).first?.contains(" 1/1 ") == true)
    press(inspector, KeyPress(.enter))
    #expect(!inspector.takesText)
    press(inspector, KeyPress(.escape))
    #expect(bench.draw(inspector).first?.contains(" 5/5 ") == true)
    press(inspector, .character("/"), .character("z"))
    #expect(bench.draw(inspector)[2] == " No action of such a feature.")
    press(inspector, KeyPress(.escape))
    #expect(bench.draw(inspector).first?.contains(" 5/5 ") == true)
  }

  @Test func namesAreShownUntilValuesAreAskedFor() {
    bench.store.send(.add(42))
    bench.store.send(.typed("hunter2"))
    let inspector = bench.inspector
    press(inspector, .character("k"))
    #expect(bench.draw(inspector).contains { $0.contains("add(Int)") })
    #expect(!bench.draw(inspector).contains { $0.contains("42") })
    press(inspector, .character("v"))
    #expect(bench.draw(inspector).contains { $0.contains("total: 0 → 42") })
    press(inspector, .character("j"))
    #expect(bench.draw(inspector).contains { $0.contains("text: •••") })
    #expect(!bench.draw(inspector).contains { $0.contains("hunter2") })
  }

  @Test(
    "A key closes it",
    arguments: [
      KeyPress(.escape), KeyPress(.function(12)), .character("q"), .control("c"),
    ])
  func closes(key: KeyPress) {
    #expect(bench.inspector.handle(.key(key)) == .closes)
  }

  @Test func qInCapitalsQuitsButWhereTextIsTyped() {
    bench.add(2)
    let inspector = bench.inspector
    press(inspector, .character("/"))
    #expect(inspector.handle(.key(.character("Q"))) == .stays)
    #expect(inspector.state.filter == "Q")
    press(inspector, KeyPress(.escape), .character("k"), KeyPress(.enter), .character("?"))
    #expect(inspector.handle(.key(.character("Q"))) == .quits)
  }

  @Test func escGoesBackInStages() {
    bench.add(2)
    let inspector = bench.inspector
    press(inspector, .character("/"), .character("s"), KeyPress(.enter), KeyPress(.enter), .character("?"))
    #expect(inspector.state.isHelpOpen && inspector.state.isWhole)
    press(inspector, KeyPress(.escape), KeyPress(.escape), KeyPress(.escape))
    #expect(inspector.state == InspectorState.with(inspector.state))
    #expect(inspector.handle(.key(KeyPress(.escape))) == .closes)
  }

  @Test func aClickSelectsAndTheWheelSteps() {
    bench.add(9)
    let inspector = bench.inspector
    _ = bench.draw(inspector)
    _ = inspector.handle(.mouse(MouseEvent(.press, button: .left, x: 4, y: 2)))
    #expect(inspector.moment == 2)
    _ = inspector.handle(.mouse(MouseEvent(.wheelDown, x: 4, y: 2)))
    #expect(inspector.moment == 5)
  }

  @Test func itsOwnKeysAreNotOnTheLog() {
    bench.add(3)
    let inspector = bench.inspector
    for binding in InspectorKeys.all.bindings { press(inspector, binding.keys[0]) }
    _ = bench.draw(inspector)
    #expect(bench.timeline.last == 3)
  }

  @Test func itsKeysAreFreeOfConflicts() {
    #expect(InspectorKeys.all.conflicts.isEmpty)
    #expect(InspectorKeys.all.duplicateNames.isEmpty)
  }

  @Test(arguments: [
    (Duration.microseconds(3), "0"), (.milliseconds(12), "12 ms"), (.milliseconds(1_450), "1.4 s"),
    (.seconds(42), "42 s"), (.seconds(150), "2 m"), (.seconds(7_300), "2 h"),
  ])
  func anAgeIsToldFromTheNewestEntry(age: Duration, text: String) {
    bench.add(1)
    bench.time.value = age
    bench.add(1)
    #expect(bench.draw(bench.inspector)[1].hasSuffix(" \(text)"))
  }

  private func press(_ inspector: Inspector, _ keys: KeyPress...) {
    for key in keys { _ = inspector.handle(.key(key)) }
  }
}

extension InspectorState {
  /// A state that was left as it was opened, but for where its windows stand.
  fileprivate static func with(_ state: InspectorState) -> InspectorState {
    var opened = InspectorState()
    (opened.top, opened.height) = (state.top, state.height)
    (opened.detailOffset, opened.detailHeight) = (state.detailOffset, state.detailHeight)
    return opened
  }
}
