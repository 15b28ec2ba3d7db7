internal import StoaFlow

extension Bench {
  /// The time and the allocations of each work of a group, once.
  func workFigures(_ prefix: String) throws(BenchError) -> [Figure] {
    let process = WorkProcess(
      environment: ["LD_PRELOAD=\(counter)"], own: own, file: "\(folder)/work.out", word: "allocations")
    var figures: [Figure] = []
    var base: Series?
    for work in Work.allCases where work.rawValue.hasPrefix(prefix) {
      let time = try time(work)
      if work == .reduce { base = time }
      figures.append(Figure(work.rawValue, work.title, .nanoseconds, time, against: work == .reduce ? nil : base))
      let allocations = try process.each(work, work.count / 10, work.count)
      figures.append(Figure(work.rawValue + ".allocations", "allocations of it", .allocations, Series([allocations])))
    }
    return figures
  }

  /// Nanoseconds of processor time of one, over as many batches as there are runs.
  private func time(_ work: Work) throws(BenchError) -> Series {
    let (batches, count) = (max(5, runs), work.count)
    return try Work.onFlowActor { () throws(BenchError) in
      let body = try work.prepare()
      var (series, sum) = (Series(), body(count))
      for _ in 0..<batches {
        let start = Stopwatch.worked
        sum &+= body(count)
        series.append(Double(Stopwatch.worked - start) / Double(count))
      }
      // Looked at, so that the work cannot be left out.
      guard sum != .min else { throw BenchError("\(work.rawValue) did nothing") }
      return series
    }
  }
}
