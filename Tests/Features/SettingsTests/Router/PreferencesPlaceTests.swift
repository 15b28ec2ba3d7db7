internal import DomainLayer
internal import DomainTesting
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PreferencesPlaceTests {
  private let feature = SettingsFeature()

  @Test(
    "Each change is raised and drawn",
    arguments: [
      KeyPress(.enter), .character(" "), .character("l"), KeyPress(.right),
    ])
  func change(key: KeyPress) async {
    feature.show(SettingsPlace(stack: [.preferences]))
    await feature.press(key)
    #expect(feature.raised == [.preferencesChanged(Preferences(theme: .contrast))])
    #expect(await feature.settle().line(1).hasSuffix("contrast"))
    await feature.press(.character("j"), key)
    #expect(feature.raised.last == .preferencesChanged(Preferences(theme: .contrast, motion: false)))
    await feature.press(KeyPress(.up), key)
    #expect(feature.raised.last == .preferencesChanged(Preferences(theme: .mono, motion: false)))
  }

  @Test("What was kept before is shown")
  func kept() async {
    feature.world.change { $0.preferences = Preferences(theme: .mono, motion: false) }
    feature.show(SettingsPlace(stack: [.preferences]))
    let canvas = await feature.settle()
    #expect(canvas.line(1).hasSuffix("mono") && canvas.line(2).hasSuffix("off"))
  }

  @Test("There is nothing to stop")
  func cancel() async {
    await feature.settle()
    feature.show(SettingsPlace(stack: [.preferences]))
    await feature.settle()
    #expect(!feature.tab.cancelLoad())
  }
}
