internal import StoaRouting
internal import Testing

/// Random walks beside a model that is one list of places with a mark at the one where somebody is.
@Suite struct VisitHistoryModelTests {
  private struct Model {
    var places = [0]
    var index = 0
    var cameFromAhead = false
    let limit: Int

    var current: Int { places[index] }

    mutating func visit(_ place: Int) {
      places.removeSubrange((index + 1)...)
      places.append(place)
      index += 1
      cameFromAhead = false
      trim()
    }

    mutating func goBack() -> Int? {
      guard let target = places[..<index].lastIndex(where: { $0 != current }) else { return nil }
      places.removeSubrange((target + 1)..<index)
      index = target
      cameFromAhead = true
      trim()
      return current
    }

    mutating func goForward() -> Int? {
      guard let target = places[(index + 1)...].firstIndex(where: { $0 != current }) else { return nil }
      places.removeSubrange((index + 1)..<target)
      index += 1
      cameFromAhead = false
      trim()
      return current
    }

    private mutating func trim() {
      if index > limit {
        places.removeFirst(index - limit)
        index = limit
      }
      places.removeLast(max(0, places.count - 1 - index - limit))
    }
  }

  @Test func `a random walk goes where the model goes, in ten thousand walks`() {
    #if DEBUG
      let walks: UInt64 = 1_000
    #else
      let walks: UInt64 = 10_000
    #endif
    for seed in 0..<walks {
      if let difference = Self.difference(seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  private static func difference(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...6, using: &random)
    var model = Model(limit: limit)
    var history = VisitHistory<Int>(limit: limit)
    var current = 0
    for step in 0..<40 {
      let place = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        history.leave(current)
        current = place
        model.visit(place)
      case 2:
        // The place where somebody is becomes another one without their going anywhere.
        current = place
        model.places[model.index] = place
      case 3:
        let found = history.goBack(from: current)
        if found != model.goBack() { return "step \(step): back to \(String(describing: found))" }
        current = found ?? current
      case 4:
        let found = history.goForward(from: current)
        if found != model.goForward() { return "step \(step): forward to \(String(describing: found))" }
        current = found ?? current
      default:
        let expected = history.previous(from: current)
        let found = history.goToPrevious(from: current)
        if found != (model.cameFromAhead ? model.goForward() : model.goBack()) || found != expected {
          return "step \(step): previous is \(String(describing: found))"
        }
        current = found ?? current
      }
      let behind = Array(model.places[..<model.index])
      let ahead = Array(model.places[(model.index + 1)...].reversed())
      if history.behind != behind || history.ahead != ahead || current != model.current {
        return "step \(step): \(history.behind) \(current) \(history.ahead) instead of \(behind) and \(ahead)"
      }
    }
    return nil
  }
}
