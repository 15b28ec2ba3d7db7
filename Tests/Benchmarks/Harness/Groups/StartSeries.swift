/// The numbers of several starts.
struct StartSeries {
  var frame = Series()
  var processor = Series()
  var bytes = Series()
  var frames = Series()
  var memory = Series()

  mutating func append(_ started: Bench.Started) {
    frame.append(started.milliseconds)
    processor.append(started.facts.processorTime)
    bytes.append(Double(started.program.output.count))
    frames.append(Double(started.program.frames()))
    memory.append(Double(started.facts.peakMemory))
  }
}
