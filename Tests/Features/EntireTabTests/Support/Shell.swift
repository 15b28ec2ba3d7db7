internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput

/// The shell over features that are not there: the usual three, or those of them that it is given.
@FlowActor final class Shell {
  let world: SampleWorld
  let people = StubFeature("People", place: PeoplePlace())
  let posts = StubFeature("Posts", place: PostsPlace())
  let settings = StubFeature("To-dos", place: SettingsPlace())
  let coordinator: EntireTabCoordinator
  private let runtime = TestRuntime()
  private let intents = ShellIntents()

  init(
    _ world: SampleWorld = SampleWorld(), domain: DomainContainer? = nil, tabs: [ShellTab] = .usual,
    start: Destination = AddressBook.usual.home, theme: Theme? = nil, size: Size = .usual
  ) {
    self.world = world
    let (people, posts, settings) = (people, posts, settings)
    let features: [any ShellFeature] = [FeatureSlot { people }, FeatureSlot { posts }, FeatureSlot { settings }]
    let shown = features.filter { tabs.contains($0.placeType.tab) }
    coordinator = EntireTabCoordinator(
      features: ShellFeatures(shown), book: AddressBook(shown.map { $0.placeType }),
      counters: ShellTab.counters(domain ?? DomainContainer(world)).filter { tabs.contains($0.key) },
      domain: domain ?? DomainContainer(world),
      runtime: runtime.effects, glyphs: .unicode, theme: theme, start: start)
    coordinator.onIntent = { [intents] in intents.note($0) }
    coordinator.resize(to: size)
  }

  /// What the program was asked for so far.
  var raised: [ShellIntent] { intents.raised }
  var destination: Destination { coordinator.destination }

  /// The screen when all that was asked for has come.
  @discardableResult func settle() async -> Canvas {
    repeat {
      await runtime.settle()
      _ = coordinator.draw()
      await runtime.settle()
    } while coordinator.needsDraw
    return coordinator.draw()
  }

  /// What was asked for has come; nothing is drawn.
  func settleStores() async { await runtime.settle() }

  /// Lets time pass, and all that it ends go on.
  func pass(_ duration: Duration) async { await runtime.clock.advance(by: duration) }

  /// Presses keys, one after another.
  func press(_ keys: KeyPress...) async {
    await settle()
    for key in keys {
      coordinator.handle(.key(key))
      await settle()
    }
  }

  /// The status line.
  func status() async -> String {
    let canvas = await settle()
    return canvas.line(canvas.size.rows - 2)
  }
}
