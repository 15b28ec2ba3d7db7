internal import DomainLayer
internal import DomainTesting
internal import GalleryInterface
internal import GalleryRouter
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import StoaRouting

/// The tab of Gallery over a world in memory, driven by keys; nothing moves but within its calls.
@FlowActor final class GalleryTab {
  let coordinator: GalleryCoordinator
  private let runtime = TestRuntime()
  private let size = Size(columns: 80, rows: 24)

  init(_ world: SampleWorld = SampleWorld()) {
    coordinator = GalleryCoordinator(domain: DomainContainer(world), runtime: runtime.effects)
  }

  /// The tab on the screen, with everything loaded that it shows at first.
  static func shown(_ world: SampleWorld = SampleWorld()) async -> GalleryTab {
    let tab = GalleryTab(world)
    await tab.settle()
    return tab
  }

  var chrome: Chrome { coordinator.tab.chrome }
  var place: GalleryPlace { coordinator.place }

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
  func show(_ place: GalleryPlace) async {
    coordinator.show(place)
    await settle()
  }

  /// Lays the tab out until nothing more comes of it.
  private func settle() async {
    for _ in 0..<3 {
      coordinator.tab.layout(in: size)
      await runtime.settle()
    }
  }
}
