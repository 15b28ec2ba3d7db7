internal import DomainLayer
package import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import SettingsInterface
package import StoaCanvas
package import StoaFlow
package import StoaInput
internal import StoaRouting
package import StoaTerminal

/// One feature as the terminal's loop runs it, over a world in memory: the shell with this tab alone, without a back end
/// and without a file.
@FlowActor package final class FixtureProgram: TerminalProgram {
  package private(set) var exit: Int32?
  private let features: FeaturesContainer
  private let words: FeatureWords
  private let activity: Activity
  private var shell: EntireTabCoordinator
  private var size = Size(columns: 80, rows: 24)
  private var output: [TerminalOutput] = []

  /// - Parameter activity: The one of `runtime`.
  package init(
    _ words: FeatureWords, world: SampleWorld = SampleWorld(), runtime: EffectRuntime, activity: Activity,
    glyphs: GlyphSet
  ) {
    self.words = words
    self.activity = activity
    features = FeaturesContainer(
      tabs: words.tabs, domain: DomainContainer(world), runtime: runtime,
      facts: ProgramFacts(version: "a demo", backend: "fixtures", dataDirectory: "none"), glyphs: glyphs, theme: nil,
      wallClock: .stopped)
    shell = features.makeShell(start: words.start)
    connect()
  }

  /// Draws until nothing changes any more; false while something is still on its way.
  package func isSettled() -> Bool {
    while activity.count == 0, needsDraw { _ = draw() }
    return activity.count == 0 && !needsDraw && shell.isReady
  }

  package func handle(_ event: InputEvent) { shell.handle(event) }

  package func resize(to size: Size) {
    self.size = size
    shell.resize(to: size)
  }

  package func interrupt(_ signal: TerminalSignal) {
    if signal == .interrupt { shell.interrupt() }
  }

  package func prepare() { shell.prepare() }

  package var takesText: Bool { shell.takesText }

  package var takesSecret: Bool { shell.takesSecret }

  package var hasUnsavedWork: Bool { shell.hasUnsavedWork }

  package var needsDraw: Bool { shell.needsDraw }

  package func draw() -> Canvas { shell.draw() }

  package func takeOutput() -> [TerminalOutput] {
    defer { output = [] }
    return output
  }

  package func notice(_ text: String) { shell.notice(text) }

  private func connect() {
    shell.resize(to: size)
    shell.onIntent = { [weak self, weak shell] intent in
      if let self, self.shell === shell { handle(intent) }
    }
  }

  private func handle(_ intent: ShellIntent) {
    switch intent {
    case .exit(let status): exit = status
    case .redraw: output.append(.redraw)
    case .copy(let text): output.append(.copy(text))
    case .mouse(let isOn): output.append(.mouse(isOn))
    case .inspect, .network: shell.notice("A demo over fixtures has no inspector.")
    case .sessionChanged(_, let next):
      shell = features.makeShell(start: next.flatMap { try? words.tabs.book.resolver.resolve($0) } ?? words.start)
      connect()
    }
  }
}
