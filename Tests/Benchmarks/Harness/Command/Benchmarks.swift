internal import Glibc
internal import StoaCanvas
internal import StoaFlow

/// The program behind `scripts/bench`.
package enum Benchmarks {
  /// Runs it with the words of the command line and ends the process: 0 done, 1 beyond a limit, 2 nothing measured.
  package static func main() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    setlocale(LC_CTYPE, "C.UTF-8")
    // Stores and painters live on this thread; nothing but this program asks them for anything.
    FlowExecutor.shared.install(wake: {})
    do throws(BenchError) {
      if words.count == 3, words[0] == "--work", let count = Int(words[2]) {
        try Work.run(words[1], count)
        exit(0)
      }
      exit(try run(BenchOptions(words)))
    } catch {
      complain(error.message)
      exit(2)
    }
  }

  private static func run(_ options: BenchOptions) throws(BenchError) -> Int32 {
    let limits = options.isGate ? try readLimits(try options.path("--limits")) : []
    let bench = Bench(
      stoa: try options.path("--stoa"), baseline: try options.path("--baseline"), plain: try options.path("--plain"),
      counter: try options.path("--counter"), stripped: try options.path("--stripped"),
      own: CommandLine.arguments.first ?? "", folder: try options.path("--folder"), size: options.size,
      runs: options.runs, idleSeconds: options.idleSeconds, note: { complain($0) })
    if load > 1 { complain("the machine is busy (load \(Decimals.text(load, 1))): ratios of times may be far off") }
    if options.isCases {
      let (figures, gate) = try Case.run(bench, bench.look())
      return report(figures, gate, options)
    }
    let look = options.groups.contains(where: \.needsPrograms) ? try bench.look() : ListLook()
    var figures: [Figure] = []
    for group in options.groups { figures += try group.figures(bench, look) }
    return report(figures, Gate(limits, groups: options.groups.map(\.rawValue), figures: figures), options)
  }

  private static func report(_ figures: [Figure], _ gate: Gate, _ options: BenchOptions) -> Int32 {
    if options.isJSON {
      print(FigureJSON(figures, load: load).text, terminator: "")
    } else {
      print("\(options.size.columns)x\(options.size.rows), \(options.runs) runs, load \(Decimals.text(load, 2))")
      print(FigureTable(figures).text + (gate.verdicts.isEmpty ? "" : "\n" + gate.text), terminator: "")
    }
    fflush(nil)
    for verdict in gate.verdicts where !verdict.isKept { complain("beyond the limit: \(verdict.limit.name)") }
    return gate.isPassed ? 0 : 1
  }

  private static func readLimits(_ path: String) throws(BenchError) -> [Limit] {
    guard let text = TextFile.read(path) else { throw BenchError("\(path) cannot be read") }
    return try Limit.parse(text)
  }

  /// How many programs wanted a processor in the last minute.
  private static var load: Double {
    var load = 0.0
    return getloadavg(&load, 1) == 1 ? load : .nan
  }

  private static func complain(_ line: String) {
    let bytes = Array("bench: \(line)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }
}
