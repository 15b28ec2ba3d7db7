internal import AnalyticsInterface
internal import AnalyticsLive
internal import DomainLayer
package import FeaturesRoot
internal import LayersRoot
internal import SettingsInterface
internal import StoaCanvas
package import StoaFlow
internal import StoaNetworking

/// The composition root: makes everything that a run needs, from the command line down to the wire.
package struct AppContainer: Sendable {
  let clock: LoopClock
  package let runtime: EffectRuntime
  let analytics: any Analytics
  let layers: LayersContainer
  /// What has become of the files.
  let reports = FileReports()
  /// What was sent last, for whoever is at the screen.
  let exchanges: ExchangeLog
  private let wiring: BackendWiring
  private let facts: ProgramFacts
  /// Whether no service is asked.
  let isOffline: Bool
  /// The tabs of this run.
  package let tabs: TabChoice
  private let theme: Theme?
  private let now: @Sendable () -> Int

  package init(_ invocation: Invocation, world: AppWorld = AppWorld()) throws(UsageError) {
    clock = world.clock
    isOffline = invocation.isOffline
    tabs = invocation.tabs
    theme = invocation.theme
    now = world.now
    let paths = AppPaths(invocation)
    let log = try Self.log(invocation)
    var world = world
    world.seed = invocation.seed
    world.onFailure = { log?("effect \($0.text)") }
    if let log, invocation.logLevel == .debug { world.monitor = FlowMonitor { log($0.description) } }
    runtime = world.runtime(history: invocation.history)
    analytics = LogAnalytics(write: log)
    let report = { @Sendable [reports] (line: String) -> Void in
      log?(line)
      reports.add(line)
    }
    wiring = try BackendWiring(invocation, paths: paths, world: world, log: report)
    let transport = invocation.faulty(world.gate?(wiring.transport) ?? wiring.transport, clock: clock)
    exchanges = ExchangeLog(clock: clock)
    layers = LayersContainer(
      transport: transport, baseURL: wiring.baseURL, isEmbedded: invocation.isEmbedded, tokens: wiring.tokens,
      hasAccounts: wiring.hasAccounts,
      signsIn: invocation.isEmbedded, version: Stoa.version, clock: clock, seed: invocation.seed,
      executor: runtime.executor, log: log, report: report, exchanges: exchanges,
      cachePath: wiring.isCached && world.keepsAnswers ? paths.responses : nil, preferencesPath: paths.preferences,
      addressHistoryPath: paths.addressHistory,
      snapshotPath: paths.snapshots, backend: invocation.keptUnder(wiring.identity),
      now: { [now = world.now] in Int64(now()) })
    facts = ProgramFacts(version: Stoa.version, backend: wiring.name, dataDirectory: world.directoryName ?? paths.data)
    CurlTransport.onThreadStart = EffectPool.onThreadStart
  }

  /// Has the first request's data opened while the program and the terminal are made ready.
  func openAhead() { EffectPool.shared.submit(wiring.openAhead) }

  /// The layers of a new session.
  ///
  /// - Parameter showsStale: False for those who want no answer rather than an old one.
  func makeSession(showsStale: Bool = true) -> SessionContainer {
    layers.makeSession(showsStale: showsStale, account: wiring.account?.account)
  }

  /// Keeps the name of who signed in.
  func remember(_ session: SessionState) {
    guard let account = session.account else { return }
    wiring.account?.save(username: account.username, userID: account.userID)
  }

  /// The features of a session.
  @FlowActor func makeFeatures(_ session: SessionContainer, glyphs: GlyphSet) -> FeaturesContainer {
    FeaturesContainer(
      tabs: tabs, domain: session.domain, runtime: runtime, facts: facts, glyphs: glyphs, theme: theme,
      wallClock: .local(now: now))
  }

  private static func log(_ invocation: Invocation) throws(UsageError) -> (@Sendable (String) -> Void)? {
    guard let path = invocation.log else { return nil }
    guard let file = LogFile(path: path) else {
      throw UsageError("the log '\(path)' cannot be written; name another file with --log")
    }
    return { file.write($0) }
  }
}
