internal import Glibc
internal import StoaCanvas

/// The program behind `scripts/bench`.
package enum Benchmarks {
  /// Runs it with the words of the command line and ends the process: 0 done, 1 beyond a limit, 2 nothing measured.
  package static func main() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(BenchError) {
      let options = try BenchOptions(words)
      exit(try run(options))
    } catch {
      complain(error.message)
      exit(2)
    }
  }

  private static func run(_ options: BenchOptions) throws(BenchError) -> Int32 {
    setlocale(LC_CTYPE, "C.UTF-8")
    let bench = Bench(
      stoa: try options.path("--stoa"), baseline: try options.path("--baseline"),
      counter: options.paths["--counter"] ?? "",
      own: CommandLine.arguments.first ?? "", folder: try options.path("--folder"), size: options.size,
      runs: options.runs,
      idleSeconds: options.idleSeconds, note: { complain($0) })
    let before = load
    let look = try bench.look()
    var figures: [Figure] = []
    for group in options.groups { figures += try group.figures(bench, look) }
    let heading =
      "\(options.size.columns)x\(options.size.rows), \(options.runs) runs; "
      + "load \(Decimals.text(before, 2)) before, \(Decimals.text(load, 2)) after\n"
    print(options.isJSON ? FigureJSON(figures, load: before).text : heading + FigureTable(figures).text, terminator: "")
    return 0
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
