internal import Glibc
internal import StoaFlow
internal import StoaNetworking
internal import StoaTerminal

/// `stoa fetch`: one request through the whole HTTP client, its answer on standard output.
struct FetchCommand: Sendable {
  let invocation: Invocation
  let fetch: FetchRequest

  func run() -> Int32 {
    guard let request = fetch.request else {
      Console.write(FetchParser.help)
      return ExitStatus.done
    }
    TerminalLoop.prepare()
    CurlTransport.onThreadStart = EffectPool.onThreadStart
    let clock = LoopClock(wake: TerminalLoop.wake)
    Task(executorPreference: EffectPool.shared) { await carryOut(request, clock) }
    // While the request is made ready and the cache is looked into; what takes longest of all begins first.
    if request.cacheMode != .onlyIfCached { CurlLibrary.open() }
    TerminalLoop.runHeadless(clock: clock) { false }
    return ExitStatus.failed
  }

  /// Sends the request, prints what came of it, and ends the process.
  private func carryOut(_ request: HTTPRequest, _ clock: LoopClock) async -> Never {
    let log: LogMiddleware?
    do throws(UsageError) {
      log = try makeLog(clock)
    } catch {
      Console.complain(error.message)
      _exit(ExitStatus.usage)
    }
    let responses = makeResponses()
    // A script wants what the service says, and no guess of the program's own.
    let cache = CacheMiddleware(
      cache: responses, policy: .standard, now: WallClock.now, executor: EffectPool.shared)
    let client = HTTPClient.standard(
      transport: CurlTransport(), clock: clock, metadata: MetadataMiddleware(version: Stoa.version), cache: cache,
      retry: RetryMiddleware(
        policy: RetryPolicy(tries: fetch.retries + 1), clock: clock, random: SeededGenerator(seed: invocation.seed)),
      log: log)
    let output = FetchOutput(isJSON: fetch.isJSON, isTerminal: isatty(1) == 1)
    let status: Int32
    do throws(HTTPError) {
      status = output.print(try await client.send(request))
    } catch {
      status = output.print(error, of: request)
    }
    // What goes on behind the answer must not end with the process.
    await cache.finishRenewals()
    responses.close()
    // All is written. To take libcurl apart, or to wait until it is open, takes longer than an answer of the cache.
    _exit(Console.status(status))
  }

  private func makeResponses() -> ResponseCache {
    let path = AppPaths(invocation, cacheDirectory: fetch.cacheDirectory).responses
    return ResponseCache(path: path, now: WallClock.now) { Console.complain($0) }
  }

  private func makeLog(_ clock: LoopClock) throws(UsageError) -> LogMiddleware? {
    guard let path = invocation.log else { return nil }
    guard let file = LogFile(path: path) else {
      throw UsageError("the log '\(path)' cannot be written; name another file with --log")
    }
    return LogMiddleware(clock: clock) { file.write($0) }
  }
}
