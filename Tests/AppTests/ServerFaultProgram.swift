internal import EntireTabRouter
internal import FeaturesRoot
internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaNetworking
internal import StoaRouting
internal import StoaTerminal
internal import Synchronization
internal import Testing

/// The whole program but for the terminal, over real sockets to a service that may misbehave; its time is the test's.
@FlowActor final class ServerFaultProgram {
  private final class Time: Sendable {
    let passed = Mutex(Duration.zero)
  }

  let service: ServerFaultService
  private let limit = ServerFaultLimit()
  private let time = Time()
  private let world: AppWorld
  private let program: StoaProgram
  private let directory: TemporaryDirectory

  init(at address: String = "people", size: Size = Size(columns: 80, rows: 24), fault: ServerFault? = nil) throws {
    directory = try TemporaryDirectory()
    service = try ServerFaultService(directory: directory.path + "/served")
    if let fault { service.commit(fault) }
    var invocation = Invocation()
    // Whatever others the program has.
    invocation.tabs = try #require(TabChoice(names: ["people", "posts", "settings"]))
    invocation.dataDirectory = directory.path + "/own"
    invocation.backend = service.url.string
    invocation.token = service.token
    var world = AppWorld()
    world.clock = LoopClock(reading: { [time] in time.passed.withLock(\.self) }, wake: {})
    world.now = { 1_700_000_000 }
    world.gate = { [limit] in limit.around($0) }
    self.world = world
    program = StoaProgram(
      container: try AppContainer(invocation, world: world), glyphs: .unicode,
      start: try invocation.tabs.book.resolver.resolve(address))
    program.resize(to: size)
  }

  /// The status with which the program wants to end.
  var exit: Int32? { program.exit }
  /// Whether the program waits for something.
  var isWaiting: Bool { world.activity.count > 0 }

  /// From now on the limit on the time of a request is next to nothing.
  func losePatience() { limit.isNear.store(true, ordering: .relaxed) }

  /// The screen at once, whatever is still on its way; as zeros the service's port, which is another one each time, and
  /// the time on the wall, which is that of where the test runs.
  func glance() -> [String] {
    program.draw().lines.map {
      $0.replacing(":\(service.url.port)", with: ":00000").replacing(/from [0-9]{2}:[0-9]{2}/, with: "from 00:00")
    }
  }

  /// The screen when all that was asked for has come, or failed; as much time passes as that takes.
  @discardableResult func settle(sourceLocation: SourceLocation = #_sourceLocation) async -> [String] {
    let deadline = ServerFaultDeadline()
    func isLate() -> Bool { deadline.hasPassed(waitingFor: "a screen at rest", sourceLocation: sourceLocation) }
    repeat {
      _ = program.draw()
      while isWaiting {
        if isLate() { return glance() }
        time.passed.withLock { $0 += .milliseconds(50) }
        world.clock.fireDue()
        await Task.yield()
      }
    } while program.needsDraw && !isLate()
    return glance()
  }

  /// Presses keys at once, one after another.
  func press(_ keys: KeyPress...) {
    for key in keys { program.handle(.key(key)) }
  }
}
