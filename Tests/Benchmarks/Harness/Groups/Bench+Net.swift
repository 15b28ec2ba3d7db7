internal import Glibc
internal import StoaNetworking
internal import StoaNetworkingTesting

extension Bench {
  private static let parallel = 200

  /// Requests over loopback: 25 kB with `stoa fetch` beside curl, and many of this process at once.
  func netFigures() throws(BenchError) -> [Figure] {
    let server = try Self.server()
    note("25 kB over loopback")
    var (own, kept, other) = (Series(), Series(), Series())
    let cached = [stripped, "fetch", "--cache-dir", "\(folder)/cache", server.url.string + "kept"]
    for run in -2..<runs {
      let time = try fetchTime([stripped, "fetch", "--cache-dir", "\(folder)/cache", server.url.string])
      let again = try fetchTime(cached)
      let curl = try fetchTime(["/usr/bin/curl", "--silent", "--show-error", "--include", server.url.string])
      guard run >= 0 else { continue }
      own.append(time)
      kept.append(again)
      other.append(curl)
    }
    note("\(Self.parallel) requests at once")
    var (together, apart) = (Series(), Series())
    for run in -1..<min(runs, 7) {
      let times = (try Self.requests(to: server.url, atOnce: true), try Self.requests(to: server.url, atOnce: false))
      guard run >= 0 else { continue }
      together.append(times.0)
      apart.append(times.1)
    }
    return [
      Figure("net.fetch", "25 kB with stoa fetch, beside curl", .milliseconds, own, against: other),
      Figure("net.kept", "the same from its cache", .milliseconds, kept, against: other),
      Figure(
        "net.parallel", "\(Self.parallel) requests at once, beside one after another", .milliseconds, together,
        against: apart),
    ]
  }

  private static func server() throws(BenchError) -> LoopbackServer {
    do {
      return try LoopbackServer { request in
        let isKept = request.url.path == "/kept"
        return .response(
          HTTPResponse(
            status: 200,
            headers: ["Cache-Control": isKept ? "max-age=3600" : "no-cache", "Content-Type": "text/plain"],
            body: NetWork.body))
      }
    } catch {
      throw BenchError("no server can be opened on loopback")
    }
  }

  /// Milliseconds from the start of a process to its end; it must have printed the whole body.
  private func fetchTime(_ words: [String]) throws(BenchError) -> Double {
    let process = WorkProcess(environment: environment, own: own, file: "\(folder)/fetch.out", word: "")
    let begun = Stopwatch.now
    let text = try process.run(words)
    let time = Stopwatch.milliseconds(from: begun, to: Stopwatch.now)
    guard text.utf8.count > NetWork.body.count else { throw BenchError("\(words[0]) printed \(text.utf8.count) bytes") }
    return time
  }

  /// Milliseconds until all have been answered.
  private static func requests(to url: HTTPURL, atOnce: Bool) throws(BenchError) -> Double {
    let transport = CurlTransport()
    let begun = Stopwatch.now
    let sent = ThreadExecutor().outcome {
      await withTaskGroup(of: Int.self) { group in
        var sum = 0
        for _ in 0..<Self.parallel {
          group.addTask { (try? await transport.send(HTTPRequest(.get, url)))?.body.count ?? 0 }
          if !atOnce { sum += await group.next() ?? 0 }
        }
        for await count in group { sum += count }
        return sum
      }
    }
    let time = Stopwatch.milliseconds(from: begun, to: Stopwatch.now)
    guard sent == parallel * NetWork.body.count else { throw BenchError("\(sent) bytes came") }
    return time
  }
}
