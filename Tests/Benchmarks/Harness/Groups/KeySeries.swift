/// The numbers of several walks down a list.
struct KeySeries {
  var time = Series()
  var bytes = Series()
  var scrollTime = Series()
  var scrollBytes = Series()
  var memory = Series()

  mutating func append(_ moves: [PtyProgram.Answer], _ scrolls: [PtyProgram.Answer], _ facts: ProcessFacts) {
    time.append(Series(moves.map(\.milliseconds)).median)
    bytes.append(Double(moves.reduce(0) { $0 + $1.bytes }) / Double(max(1, moves.count)))
    scrollTime.append(Series(scrolls.map(\.milliseconds)).median)
    scrollBytes.append(Double(scrolls.reduce(0) { $0 + $1.bytes }) / Double(max(1, scrolls.count)))
    memory.append(Double(facts.peakMemory))
  }
}
