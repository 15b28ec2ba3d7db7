internal import DomainLayer
internal import EntireTabRouter
internal import LayersRoot
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal

/// `--print`: loads a place without a terminal and prints it.
struct PrintCommand: Sendable {
  let container: AppContainer
  let destination: Destination
  let form: PrintForm
  let size: Size
  let isASCII: Bool
  let hasColor: Bool

  /// The longest that a screen waits for a service.
  private static let limit = Duration.seconds(60)

  func run() -> Int32 {
    switch form {
    case .screen, .ansi: printScreen()
    case .text, .json: printRows()
    }
  }

  /// Draws until nothing is on its way and nothing changes any more.
  private func printScreen() -> Int32 {
    let program = FlowActor.assumeIsolated {
      let program = StoaProgram(container: container, glyphs: isASCII ? .ascii : .unicode, start: destination)
      program.resize(to: size)
      return program
    }
    let activity = container.runtime.activity
    TerminalLoop.runHeadless(clock: container.clock, limit: Self.limit) {
      while activity.count == 0, program.needsDraw { _ = program.draw() }
      return activity.count == 0 && !program.needsDraw && program.isReady
    }
    let (canvas, isSignedOut) = FlowActor.assumeIsolated { (program.draw(), program.isSignedOut) }
    let lines = form == .ansi ? canvas.ansi(colors: hasColor) : canvas.lines
    guard Console.write(lines.map { $0 + "\n" }.joined()) else { return ExitStatus.done }
    let error = waitFor { await PlaceReader(domain: $0).check(destination) }
    // What was printed then is the form to sign in with, which only the account place wants to be.
    let isForm = isSignedOut && destination.address != "settings/account"
    return report(error ?? (isForm ? DomainError(.signedOut) : nil))
  }

  private func printRows() -> Int32 {
    let form = form
    let destination = destination
    // Without a service there are only the pages that scripts have asked for, or screens.
    let pageSizes = container.isOffline ? [PlaceReader.usualPageSize, defaultPageLimit] : [PlaceReader.usualPageSize]
    return report(
      waitFor { domain in
        let printer = PlacePrinter(destination, isJSON: form == .json, output: .console)
        return await PlaceReader.read(destination, in: domain, pageSizes: pageSizes, into: printer)
      })
  }

  /// Runs the work on the effects' threads while this thread serves their timers.
  private func waitFor(_ work: @escaping @Sendable (DomainContainer) async -> DomainError?) -> DomainError? {
    let outcome = Outcome()
    container.reports.deliver { Console.complain($0) }
    let domain = container.makeSession(showsStale: container.isOffline).domain
    Task(executorPreference: container.runtime.executor) {
      outcome.finish(await work(domain))
      TerminalLoop.wake()
    }
    TerminalLoop.runHeadless(clock: container.clock) { outcome.isFinished }
    return outcome.error
  }

  private func report(_ error: DomainError?) -> Int32 {
    guard let error else { return ExitStatus.done }
    // Which file of one's own it is helps to mend it; what a service did is in the log.
    let message = error.kind == .storage && !error.cause.isEmpty ? error.cause + "." : error.message
    Console.complain([message, error.advice].filter { !$0.isEmpty }.joined(separator: " "))
    return ExitStatus.of(error)
  }
}
