internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput

/// The program but for the terminal and the service: the whole shell over a world in memory.
@FlowActor final class Program {
  let world: SampleWorld
  private(set) var shell: EntireTabCoordinator
  /// What the shell asked for so far.
  private(set) var raised: [ShellIntent] = []
  private let features: FeaturesContainer
  private let keeping: PlaceKeeping
  private let activity = Activity()
  private let time = HandTime()
  private var size: Size

  init(
    _ world: SampleWorld = SampleWorld(), domain: DomainContainer? = nil, tabs: TabChoice = .usual,
    at start: Destination = .home, size: Size = .usual, theme: Theme? = nil, glyphs: GlyphSet = .unicode,
    keeping: PlaceKeeping = .off
  ) {
    self.world = world
    self.keeping = keeping
    self.size = size
    features = FeaturesContainer(
      tabs: tabs, domain: domain ?? DomainContainer(world),
      runtime: EffectRuntime(clock: time.clock, activity: activity),
      facts: ProgramFacts(version: "1.2.3", backend: "in memory", dataDirectory: "nowhere"), glyphs: glyphs,
      theme: theme, wallClock: .stopped)
    shell = features.makeShell(start: start, keeping: keeping)
    connect()
  }

  /// The address of where the program is.
  var address: String { shell.destination.address }

  /// The screen at once, whatever is still on its way.
  func glance() -> Canvas { shell.draw() }

  /// The screen when all that was asked for has come; as much time passes as that takes.
  @discardableResult func settle() async -> Canvas {
    repeat {
      _ = shell.draw()
      while activity.count > 0 {
        time.pass(.milliseconds(50))
        await Task.yield()
      }
    } while shell.needsDraw
    return shell.draw()
  }

  /// Lets time pass until so many effects sleep again.
  func pass(_ duration: Duration, untilAsleep sleepers: Int) async {
    while time.clock.sleepers < sleepers { await Task.yield() }
    time.pass(duration)
    while time.clock.sleepers < sleepers { await Task.yield() }
  }

  /// How many effects sleep.
  var sleepers: Int { time.clock.sleepers }

  /// Lets time pass in which nothing happens.
  func pass(_ duration: Duration) { time.pass(duration) }

  /// Takes bytes as they come from a terminal, then the silence behind them.
  func receive(_ reads: [UInt8]...) async {
    var decoder = InputDecoder()
    for read in reads { decoder.feed(read).forEach(shell.handle) }
    while decoder.awaitsMore { decoder.flush().forEach(shell.handle) }
    await settle()
  }

  /// Presses keys, one after another, as slowly as a person does.
  func press(_ keys: KeyPress...) async {
    await settle()
    for key in keys {
      shell.handle(.key(key))
      await settle()
    }
  }

  /// Types a text at once.
  func type(_ text: String) async {
    for character in text { shell.handle(.key(.character(character))) }
    await settle()
  }

  func open(_ destination: Destination) async {
    await settle()
    shell.open(destination)
    await settle()
  }

  @discardableResult func resize(_ columns: Int, _ rows: Int) async -> Canvas {
    size = Size(columns: columns, rows: rows)
    shell.resize(to: size)
    return await settle()
  }

  /// The status line.
  func status() async -> String {
    let canvas = await settle()
    return canvas.line(canvas.size.rows - 2)
  }

  private func connect() {
    shell.resize(to: size)
    shell.onIntent = { [weak self] in self?.handle($0) }
  }

  /// A changed session gets a new shell, at the address that waited for it.
  private func handle(_ intent: ShellIntent) {
    raised.append(intent)
    guard case .sessionChanged(_, let next) = intent else { return }
    shell = features.makeShell(start: Destination.all.first { $0.address == next }?.place ?? .home)
    connect()
  }
}
