internal import AnalyticsInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal

/// Carries out what a command line asks for.
struct CommandRunner {
  let invocation: Invocation

  func run() -> Int32 { Console.status(carryOut()) }

  private func carryOut() -> Int32 {
    switch invocation.command {
    case .help: return say(HelpText.text)
    case .version: return say("stoa \(Stoa.version)\n")
    case .listLinks: return LinksCommand.list(invocation.tabs.book)
    case .explainLink(let link): return LinksCommand.explain(link, invocation.tabs.book)
    case .paths: return PathsCommand.run(invocation)
    case .doctor: return DoctorCommand(invocation: invocation).report()
    case .doctorKeys: return DoctorCommand(invocation: invocation).keys()
    case .checkTapes(let tapes): return TapesCommand.check(tapes)
    case .tapeKeys(let tape): return TapesCommand.keys(tape, size: invocation.size)
    case .fetch(let request): return FetchCommand(invocation: invocation, fetch: request).run()
    case .cache(let request): return CacheCommand(invocation: invocation, request: request).run()
    case .serve(let request): return ServeCommand(invocation: invocation, request: request).run()
    case .open:
      if let steps = invocation.monkeySteps { return MonkeyCommand(invocation: invocation, steps: steps).run() }
      guard let request = invocation.replay else { return open() }
      return ReplayCommand(invocation: invocation, request: request).run()
    }
  }

  private func say(_ text: String) -> Int32 {
    Console.write(text)
    return ExitStatus.done
  }

  private func open() -> Int32 {
    do throws(UsageError) {
      let start = try invocation.destination()
      let environment = TerminalEnvironment.detect()
      if let form = invocation.print { return try print(start, form, environment) }
      guard environment.outputIsTerminal || invocation.record != nil else {
        return try print(start, .text, environment)
      }
      if let refusal = environment.refusal { throw UsageError("\(refusal), or use --print") }
      return try show(start, environment)
    } catch {
      Console.complain(error.message)
      return ExitStatus.usage
    }
  }

  private func print(
    _ start: Destination, _ form: PrintForm, _ environment: TerminalEnvironment
  ) throws(UsageError) -> Int32 {
    TerminalLoop.prepare()
    let strict = StrictRun(invocation)
    let container = try AppContainer(invocation, world: strict.watched())
    container.openAhead()
    let command = PrintCommand(
      container: container, destination: start, form: form, size: invocation.size,
      isASCII: invocation.isASCII || !environment.isUTF8, hasColor: environment.palette(invocation.color) != .none)
    return strict.status(command.run())
  }

  private func show(_ start: Destination, _ environment: TerminalEnvironment) throws(UsageError) -> Int32 {
    TerminalLoop.prepare()
    var options = options(environment)
    if let record = invocation.record {
      switch record.form {
      case .tape: return try TapeRecording(invocation: invocation, path: record.path, options: options).run()
      case .cast: options.tap = CastRecording(try RecordingFile(record.path)).tap
      }
    }
    var world = AppWorld()
    let reporting = try invocation.report.map { (path) throws(UsageError) in
      try ReportedSession(path, invocation: invocation, environment: environment, world: &world)
    }
    let strict = StrictRun(invocation)
    let container = try AppContainer(invocation, world: strict.watched(world))
    container.openAhead()
    let backend = invocation.isEmbedded ? "embedded" : "rest"
    container.analytics.record(
      AnalyticsEvent("app-start", [.init("version", Stoa.version), .init("backend", backend)]))
    options.activity = container.runtime.activity
    let glyphs: GlyphSet = options.ascii ? .ascii : .unicode
    let program = FlowActor.assumeIsolated {
      let program = StoaProgram(
        container: container, glyphs: glyphs, isMouseOn: invocation.hasMouse, keeping: invocation.keeping,
        start: start)
      strict.end(program)
      return program
    }
    let faulty = invocation.fault.map { FaultyProgram(program, $0, runtime: container.runtime) }
    guard let reporting else {
      return strict.status(TerminalLoop.run(faulty ?? program, options: options, clock: container.clock))
    }
    return strict.status(
      reporting.run(faulty ?? program, of: program, options: options, activity: container.runtime.activity))
  }

  private func options(_ environment: TerminalEnvironment) -> TerminalOptions {
    var options = TerminalOptions(environment: environment, color: invocation.color)
    options.ascii = options.ascii || invocation.isASCII
    options.mouse = invocation.hasMouse
    options.crashFiles = CrashFiles(invocation, environment)
    return options
  }
}
