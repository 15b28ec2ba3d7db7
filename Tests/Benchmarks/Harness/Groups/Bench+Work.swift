internal import StoaFlow

extension Bench {
  /// The time and the allocations of each work of a group, once.
  func workFigures(_ prefix: String) throws(BenchError) -> [Figure] {
    let process = WorkProcess(
      environment: ["LD_PRELOAD=\(counter)"], own: own, file: "\(folder)/work.out", word: "allocations")
    var figures: [Figure] = []
    // What a link or a request costs stands beside a bare reducer, too: the machine's own speed is in both.
    var base = ["route.", "net."].contains(prefix) ? try time(.reduce) : nil
    for work in Work.allCases where work.rawValue.hasPrefix(prefix) {
      let time = try time(work)
      if work == .reduce { base = time }
      let other = work == .everything ? try plainPainting(count: work.count) : work == .reduce ? nil : base
      figures.append(Figure(work.rawValue, work.title, .nanoseconds, time, against: other))
      let allocations = try process.each(work, work.count / 10, work.count)
      figures.append(Figure(work.rawValue + ".allocations", "allocations of it", .allocations, Series([allocations])))
    }
    return figures
  }

  /// Nanoseconds of processor time of a frame of which every row is new, painted by C.
  private func plainPainting(count: Int) throws(BenchError) -> Series {
    let frames = "\(folder)/frames"
    let description = try Work.onFlowActor { () throws(BenchError) in
      DrawWork.description(of: [DrawWork.frame(1), DrawWork.frame(2)])
    }
    try TextFile.write(description, to: frames)
    let process = WorkProcess(own: plain, file: "\(folder)/plain.out", word: "")
    var series = Series()
    for line in try process.run([plain, frames, String(count), String(max(5, runs))]).split(separator: "\n") {
      guard let time = Double(line) else { throw BenchError("\(plain) says \(line)") }
      series.append(time)
    }
    return series
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
