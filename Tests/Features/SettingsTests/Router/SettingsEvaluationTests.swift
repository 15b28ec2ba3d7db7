internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct SettingsEvaluationTests {
  private let feature = SettingsFeature(size: Size(columns: 120, rows: 40))

  /// How often each place is evaluated, back to front, by what happens between two drawings of the tab.
  private func evaluations(_ happens: () async -> Void) async -> [Int] {
    await feature.settle()
    let before = feature.tab.work
    await happens()
    await feature.settle()
    return zip(feature.tab.work, before).map { $0.evaluations - $1.evaluations }
  }

  @Test("Where nothing happens, no place is evaluated")
  func nothing() async {
    feature.show(SettingsPlace(stack: [.todo(1)]))
    #expect(await evaluations {} == [0, 0])
  }

  @Test(
    "A move evaluates the place that has the keys, and none beside it",
    arguments: [[], [.preferences]] as [[SettingsRoute]])
  func moves(_ stack: [SettingsRoute]) async {
    feature.show(SettingsPlace(stack: stack))
    #expect(await evaluations { await feature.press(.down) } == stack.map { _ in 0 } + [1])
  }

  @Test("A move on a page that is all in view evaluates nothing")
  func page() async {
    feature.show(SettingsPlace(stack: [.todo(1)]))
    #expect(await evaluations { await feature.press(.down) }.first == 0)
  }

  @Test("What is typed to sign in is seen by the form alone")
  func form() async {
    feature.show(SettingsPlace(stack: [.account]))
    #expect(await evaluations { await feature.press(.character("x")) }.first == 0)
  }

  @Test("A move in the digest leaves the list under it alone")
  func sheet() async {
    feature.show(SettingsPlace(sheet: .digest))
    #expect(await evaluations { await feature.press(.down) }.first == 0)
  }
}
