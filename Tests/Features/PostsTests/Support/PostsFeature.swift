internal import DomainLayer
internal import DomainTesting
internal import PostsInterface
internal import PostsRouter
internal import PostsTesting
internal import RouterSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import StoaRouting

/// The feature as a person meets it: keys go in, a screen comes out, and effects run only in between.
@FlowActor final class PostsFeature {
  let world: SampleWorld
  let runtime = TestRuntime()
  private let intents = PostsIntents()
  private let coordinator: PostsCoordinator
  var size: Size

  init(_ contents: SampleWorld.Contents = .sample, hasPeople: Bool = true, size: Size = .usual) {
    world = SampleWorld(contents)
    self.size = size
    coordinator = PostsCoordinator(
      domain: DomainContainer(world), runtime: runtime.effects, hasPeople: hasPeople)
    coordinator.onIntent = { [intents] in intents.note($0) }
  }

  var tab: any TabCoordinator { coordinator.tab }
  var chrome: Chrome { coordinator.tab.chrome }
  /// What the keys of the place say of going back.
  var wayBack: String? { chrome.keys.first { $0.name == "back" }?.title }
  var place: PostsPlace { coordinator.place }
  var badge: ListCount? { coordinator.tab.chrome.badge }
  /// What others were asked for so far.
  var raised: [PostsIntent] { intents.raised }

  func show(_ place: PostsPlace) { coordinator.show(place) }

  /// The screen at once, before anything that loads has come.
  func glance() -> Canvas {
    tab.layout(in: size)
    return screen(size) { tab.draw(on: &$0, in: $1) }
  }

  /// The screen when all that was asked for has come.
  @discardableResult func settle() async -> Canvas {
    // What comes into view may ask for more.
    for _ in 0..<3 {
      tab.layout(in: size)
      await runtime.settle()
    }
    return glance()
  }

  /// Presses keys, one after another; false when one of them meant nothing.
  @discardableResult func press(_ keys: KeyPress...) async -> Bool {
    await settle()
    var isTaken = true
    for key in keys {
      isTaken = tab.handle(.key(key)) && isTaken
      await settle()
    }
    return isTaken
  }

  /// Types a text, and waits as long as a person does for what it finds.
  func type(_ text: String) async {
    for character in text { _ = tab.handle(.key(.character(character))) }
    await runtime.clock.advance(by: .milliseconds(80))
    await settle()
  }
}
