extension Bench {
  /// The instructions of one key of a session in the whole program, without a terminal: of two sessions of different
  /// lengths, so that the start cancels out.
  func keyInstructions(history: Int) throws(BenchError) -> Series {
    let process = WorkProcess(own: own, file: "\(folder)/keys.out", word: "Collected")
    var series = Series()
    for _ in 0..<3 {
      let short = try instructions(process, rounds: 10, history)
      let long = try instructions(process, rounds: 60, history)
      series.append(Double(long - short) / Double(50 * Self.keysOfARound))
    }
    return series
  }

  private static let keysOfARound = 20
  /// Down and up a list, a page, a filter, another tab.
  private static let round = """
    Down 5
    Enter
    Down 2
    Escape
    Up 3
    Type "/an"
    Escape
    Type "23"
    Type "1G"
    Type "g"

    """

  private func instructions(_ process: WorkProcess, rounds: Int, _ history: Int) throws(BenchError) -> Int {
    let tape = "\(folder)/session-\(rounds).tape"
    try TextFile.write(String(repeating: Self.round, count: rounds), to: tape)
    let text = try process.run(
      Self.callgrind + [stripped, "--replay", tape, "--size", "120x40", "--history", String(history)])
    guard let count = ToolReport.number(behind: "Collected", in: text) else {
      throw BenchError("valgrind has counted nothing of a session: \(text)")
    }
    return count
  }
}
