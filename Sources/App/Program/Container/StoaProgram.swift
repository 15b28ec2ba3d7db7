internal import DomainLayer
package import EntireTabInterface
package import EntireTabRouter
internal import FeaturesRoot
internal import InspectorSupport
internal import LayersRoot
package import StoaCanvas
package import StoaFlow
package import StoaInput
internal import StoaNetworking
internal import StoaRouting
package import StoaTerminal

/// The program as the terminal's loop runs it: one session at a time, made anew when somebody signs in or out.
@FlowActor package final class StoaProgram: TerminalProgram {
  package private(set) var exit: Int32?
  let container: AppContainer
  let glyphs: GlyphSet
  private let keeping: PlaceKeeping
  private(set) var shell: EntireTabCoordinator
  /// What is beside the program, or over it, while it is open.
  var inspector: Inspector?
  private(set) var size = Size(columns: 80, rows: 24)
  /// Whether the terminal reports the mouse; it stays so over sessions.
  private var isMouseOn: Bool
  private var output: [TerminalOutput] = []

  /// - Parameter keeping: What is done with where it is left, and where it was left before.
  package init(
    container: AppContainer, glyphs: GlyphSet, isMouseOn: Bool = true, keeping: PlaceKeeping = .off,
    start: Destination
  ) {
    self.container = container
    self.keeping = keeping
    self.glyphs = glyphs
    self.isMouseOn = isMouseOn
    shell = container.makeFeatures(container.makeSession(), glyphs: glyphs)
      .makeShell(start: start, isMouseOn: isMouseOn, keeping: keeping)
    connect()
    container.reports.deliver { [weak self, executor = container.runtime.executor] line in
      Task(executorPreference: executor) { await self?.notice(line) }
    }
  }

  /// Whether it is known who is signed in.
  var isReady: Bool { shell.isReady }
  /// Whether nobody is signed in where somebody must be.
  var isSignedOut: Bool { shell.isSignedOut }
  /// Where the program is.
  package var destination: Destination { shell.destination }

  /// Has the program end with this status, whatever is open.
  func end(with status: Int32) { exit = exit ?? status }

  package func handle(_ event: InputEvent) {
    if !inspect(event) { shell.handle(event) }
  }

  package func resize(to size: Size) {
    self.size = size
    layOut()
  }

  package func interrupt(_ signal: TerminalSignal) {
    if signal == .interrupt { shell.interrupt() } else { shell.keepPlaces() }
  }

  package func prepare() { shell.prepare() }

  package var takesText: Bool { keys(of: inspector)?.takesText ?? shell.takesText }

  package var takesSecret: Bool { keys(of: inspector) == nil && shell.takesSecret }

  package var hasUnsavedWork: Bool { shell.hasUnsavedWork }

  package var needsDraw: Bool { inspector.map(needsDraw) ?? shell.needsDraw }

  package func draw() -> Canvas { inspector.map(draw) ?? shell.draw() }

  /// What cannot be of its places, whatever was pressed; empty where nothing is wrong.
  package var inconsistencies: [String] { shell.inconsistencies }

  /// The frame as it is without anything that is kept of the one before.
  package func drawAnew() -> Canvas {
    shell.forgetFrames()
    return draw()
  }

  package func takeOutput() -> [TerminalOutput] {
    defer { output = [] }
    return output
  }

  package func notice(_ text: String) { shell.notice(text) }

  /// Goes to an address as a link would; why not, where it is refused.
  func open(_ link: String) -> String? {
    do throws(LinkRefusal) {
      let destination = try container.tabs.book.resolver.resolve(link)
      guard isReady else { return "the program is still starting" }
      let isForm = destination.address == "settings/account"
      guard !isSignedOut || isForm else { return "nobody is signed in" }
      shell.open(destination)
      return nil
    } catch {
      return error.message
    }
  }

  private func connect() {
    layOut()
    // Nothing that comes late from a session that is over changes the next one.
    shell.onIntent = { [weak self, weak shell] intent in
      if let self, self.shell === shell { handle(intent) }
    }
  }

  private func handle(_ intent: ShellIntent) {
    switch intent {
    case .exit(let status): exit = status
    case .redraw: output.append(.redraw)
    case .inspect: openInspector(over: .timeline)
    case .network: openInspector(over: .network)
    case .copy(let text): output.append(.copy(text))
    case .mouse(let isOn):
      isMouseOn = isOn
      output.append(.mouse(isOn))
    case .sessionChanged(let session, let next): change(session, next: next)
    }
  }

  /// Drops the session and all that belongs to it, and begins the new one where it was asked for.
  private func change(_ session: SessionState, next: String?) {
    container.remember(session)
    // Nobody reads what the one before them did.
    history?.clear()
    container.exchanges.clear()
    inspector?.reset()
    let start = next.flatMap { try? container.tabs.book.resolver.resolve($0) } ?? container.tabs.book.home
    shell = container.makeFeatures(container.makeSession(), glyphs: glyphs)
      .makeShell(start: start, isMouseOn: isMouseOn, keeping: keeping == .off ? .off : .keeps)
    connect()
  }
}
