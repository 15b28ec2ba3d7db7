/// A fault that people reported in programs like this one, as a number that must not be larger than something.
///
/// The limits are times of a person, far from what a healthy program needs, so that load does not decide.
package enum Case: CaseIterable, Sendable {
  case goneWhenHungUp, spinner, keyBesideSilence, quitBesideSilence, cancelFreesConnection, quitBehindKeys
  case escape, paste, terminated, manyPosts, refreshes

  /// Figures and the most that each may be.
  func results(_ bench: Bench, _ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    switch self {
    case .goneWhenHungUp: try bench.hangUps(look)
    case .spinner: try bench.spinner()
    case .keyBesideSilence: try bench.keyBesideSilence()
    case .quitBesideSilence: try bench.quitBesideSilence()
    case .cancelFreesConnection: try bench.cancelledConnection()
    case .quitBehindKeys: try bench.quitBehindKeys(look)
    case .escape: try bench.escape(look)
    case .paste: try bench.paste(look)
    case .terminated: try bench.terminated(look)
    case .manyPosts: try bench.manyPosts()
    case .refreshes: try bench.refreshes(look)
    }
  }

  /// All of them, held against their limits.
  static func run(_ bench: Bench, _ look: ListLook) throws(BenchError) -> (figures: [Figure], gate: Gate) {
    var (figures, limits) = ([Figure](), [Limit]())
    for one in allCases {
      bench.note("\(one)")
      for (figure, most) in try one.results(bench, look) {
        figures.append(figure)
        limits.append(Limit(name: figure.name, most: most, measure: .value(figure.unit)))
      }
    }
    return (figures, Gate(limits, groups: Array(Set(limits.map(\.group))), figures: figures))
  }
}
