internal import DomainLayer
internal import DomainTesting
internal import PeopleInterface
internal import PeopleRouter
internal import PeopleTesting
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import StoaRouting

/// The tab of People over a world in memory, driven by keys; nothing moves but within its calls.
@FlowActor final class PeopleTab {
  let world: SampleWorld
  let runtime = TestRuntime()
  let intents = PeopleIntents()
  let coordinator: PeopleCoordinator
  private let size: Size

  init(
    _ world: SampleWorld = SampleWorld(), neighbours: PeopleNeighbours = PeopleNeighbours(), columns: Int = 80,
    rows: Int = 24
  ) {
    self.world = world
    size = Size(columns: columns, rows: rows)
    coordinator = PeopleCoordinator(
      domain: DomainContainer(world), runtime: runtime.effects, neighbours: neighbours)
    coordinator.onIntent = { [intents] in intents.note($0) }
  }

  /// The tab on the screen, with everything loaded that it shows at first.
  static func shown(
    _ world: SampleWorld = SampleWorld(), columns: Int = 80, rows: Int = 24
  ) async -> PeopleTab {
    let tab = PeopleTab(world, columns: columns, rows: rows)
    await tab.settle()
    return tab
  }

  var chrome: Chrome { coordinator.tab.chrome }
  var place: PeoplePlace { coordinator.place }

  /// What is drawn, as plain lines.
  var screen: String {
    var canvas = Canvas(size: size)
    coordinator.tab.draw(on: &canvas, in: canvas.bounds)
    return canvas.lines.joined(separator: "\n")
  }

  /// Presses one key after the other, all that follows from each included.
  func press(_ keys: KeyPress...) async {
    for key in keys {
      _ = coordinator.tab.handle(.key(key))
      await settle()
    }
  }

  /// Types a text and lets the typing pause.
  func type(_ text: String) async {
    for character in text { _ = coordinator.tab.handle(.key(.character(character))) }
    await runtime.clock.advance(by: .milliseconds(80))
    await settle()
  }

  /// Goes to a place and lets it load.
  func show(_ place: PeoplePlace) async {
    coordinator.show(place)
    await settle()
  }

  /// Lays the tab out until nothing more comes of it.
  func settle() async {
    for _ in 0..<3 {
      coordinator.tab.layout(in: size)
      await runtime.settle()
    }
  }
}
