internal import Backend
internal import Glibc
internal import StoaNetworking
internal import StoaServing

/// `stoa serve`: the embedded back end for other programs, with the handlers that it has in this one.
struct ServeCommand {
  let invocation: Invocation
  let request: ServeRequest

  func run() -> Int32 {
    guard !request.wantsHelp else {
      Console.write(ServeParser.help)
      return ExitStatus.done
    }
    let backend = EmbeddedBackend(
      directory: AppPaths(invocation).data, sampleSize: invocation.sampleSize, seed: invocation.seed)
    do throws(HTTPError) {
      try backend.prepare()
    } catch {
      Console.complain(error.message)
      return ExitStatus.failed
    }
    // Before there is another thread, which then leaves the signals to this one.
    let signals = EndingSignals.held()
    do throws(HTTPServerError) {
      let server = try HTTPServer(host: request.host, port: request.port) { backend.respond(to: $0) }
      guard Console.write("\(server.url.string.dropLast())\n") else { return ExitStatus.failed }
      let signal = EndingSignals.next(of: signals)
      server.stop()
      return 128 + signal
    } catch {
      Console.complain("\(error.message)\(advice(error))")
      return ExitStatus.usage
    }
  }

  private func advice(_ error: HTTPServerError) -> String {
    switch error {
    case .portInUse, .portRefused: "; give another one with --port, or 0 for one that is free"
    case .noSuchHost: "; give one with --host, or leave it out"
    case .system, .unavailable: ""
    }
  }
}
