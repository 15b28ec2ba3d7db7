/// What can be measured by itself.
package enum Group: String, CaseIterable, Sendable {
  case start, keys, burst, long, idle, store, route, draw, tape, net, code

  /// Whether the two programs are run for it.
  var needsPrograms: Bool {
    switch self {
    case .start, .keys, .burst, .long, .idle, .code: true
    case .store, .route, .draw, .tape, .net: false
    }
  }

  /// Measures it. `look` is how the list looks on the first screen, for those that need it.
  package func figures(_ bench: Bench, _ look: ListLook) throws(BenchError) -> [Figure] {
    bench.note(rawValue)
    switch self {
    case .start: return try bench.startFigures(look)
    case .keys: return try bench.keyFigures(look)
    case .burst: return try bench.burstFigures(look)
    case .long: return try bench.longFigures(look)
    case .idle: return try bench.idleFigures(look)
    case .store, .route, .draw, .tape: return try bench.workFigures(rawValue + ".")
    case .net: return try bench.workFigures(rawValue + ".") + bench.netFigures()
    case .code: return try bench.codeFigures(look)
    }
  }
}
