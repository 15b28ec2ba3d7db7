extension Bench {
  static let callgrind = ["/usr/bin/valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]

  /// Instructions, which are the same on an idle and on a busy machine: of a start, and of each work once.
  func codeFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    note("counting instructions of a start")
    let (own, other) = (try startInstructions(people(100), look), try startInstructions(list(100), look))
    var figures = [
      Figure("code.start", "a start, up to the first full frame and Q", .instructions, own, against: other)
    ]
    note("counting instructions of a key, with a history and without")
    let (kept, unkept) = (try keyInstructions(history: 1_000), try keyInstructions(history: 0))
    figures.append(
      Figure("code.history", "a key of a session, with the inspector closed", .instructions, kept, against: unkept))
    let process = WorkProcess(tool: Self.callgrind, own: self.own, file: "\(folder)/work.out", word: "Collected")
    for work in Work.allCases {
      note("counting instructions of \(work.title)")
      let instructions = try process.each(work, work.count / 10, work.count / 2)
      figures.append(Figure("code." + work.rawValue, work.title, .instructions, Series([instructions])))
    }
    return figures
  }

  /// The instructions of a program that shows its first frame and is left, three times.
  private func startInstructions(_ launch: Launch, _ look: ListLook) throws(BenchError) -> Series {
    var series = Series()
    let file = "\(folder)/start.out"
    let program = launch.path == stoa ? stripped : launch.path
    for _ in 0..<3 {
      let words = Self.callgrind.dropFirst() + ["--log-file=\(file)", program] + launch.arguments
      let counted = Launch(
        Self.callgrind[0], Array(words), environment: launch.environment + ["SWIFT_DETERMINISTIC_HASHING=1"],
        size: launch.size)
      let started = try start(counted, until: look)
      _ = started.program.awaitEnd(limit: 30) { started.program.type(launch.path == stoa ? "Q" : "q") }
      guard let count = ToolReport.number(behind: "Collected", in: TextFile.read(file) ?? "") else {
        throw BenchError("valgrind has counted nothing of \(program)")
      }
      series.append(Double(count))
    }
    return series
  }
}
