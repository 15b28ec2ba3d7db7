/// The most that a figure may be.
package struct Limit: Equatable, Sendable {
  package enum Measure: Equatable, Sendable {
    /// Of the minima of both sides.
    case ratio
    /// The largest value of all runs.
    case value(Unit)
  }

  package let name: String
  package let most: Double
  package let measure: Measure

  package init(name: String, most: Double, measure: Measure) {
    self.name = name
    self.most = most
    self.measure = measure
  }

  /// The group that measures it.
  var group: String { String(name.prefix { $0 != "." }) }

  /// Reads a file of limits: a name, a number, and `ratio` or a unit on each line; what is behind `#` is for people.
  package static func parse(_ text: String) throws(BenchError) -> [Limit] {
    var limits: [Limit] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      guard words.count == 3, let most = Double(words[1]), let measure = Measure(words[2]) else {
        throw BenchError("line \(index + 1) of the limits is not: name, number, ratio or a unit")
      }
      guard !limits.contains(where: { $0.name == words[0] && $0.measure == measure }) else {
        throw BenchError("line \(index + 1) of the limits: \(words[0]) has a limit already")
      }
      limits.append(Limit(name: words[0], most: most, measure: measure))
    }
    return limits
  }
}

extension Limit.Measure {
  /// Times on their own are refused: they say more of the machine and its load than of the program.
  init?(_ word: String) {
    if word == "ratio" {
      self = .ratio
    } else if let unit = Unit(rawValue: word), !unit.isTime {
      self = .value(unit)
    } else {
      return nil
    }
  }

  var word: String {
    switch self {
    case .ratio: "ratio"
    case .value(let unit): unit.rawValue
    }
  }
}
