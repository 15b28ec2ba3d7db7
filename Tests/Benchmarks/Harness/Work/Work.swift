internal import StoaFlow

/// A piece of work that can be done any number of times, to learn what once costs.
package enum Work: String, CaseIterable, Sendable {
  case reduce = "store.reduce"
  case unobserved = "store.none"
  case observed = "store.one"
  case slices = "store.slices"
  case rows = "store.rows"
  case recorded = "store.recorded"
  case combine8 = "store.combine8"
  case combine32 = "store.combine32"
  case row = "store.row"
  case rowHeld = "store.rowheld"
  case links = "route.links"
  case compose = "draw.compose"
  case everything = "draw.full"
  case oneRow = "draw.row"
  case nothing = "draw.same"
  case tape = "tape.parse"
  case pipeline = "net.pipeline"
  case lookup = "net.lookup"

  package var title: String {
    switch self {
    case .reduce: "an action, reduced without a store"
    case .unobserved: "an action, no observer"
    case .observed: "an action, one observer"
    case .slices: "an action, eight observers of slices"
    case .rows: "an action beside 100,000 rows that are observed"
    case .recorded: "an action, one observer, kept for the inspector"
    case .combine8: "an action, eight reducers combined"
    case .combine32: "an action, 32 reducers combined"
    case .row: "an action of one row among 100,000"
    case .rowHeld: "the same, with a copy of the state held, another one every 64 actions"
    case .links: "60 links resolved"
    case .compose: "a frame composed, 120x40"
    case .everything: "a frame painted of which every row is new"
    case .oneRow: "a frame painted with one new row"
    case .nothing: "a frame painted that is the one before"
    case .tape: "a tape of 400 commands parsed"
    case .pipeline: "a request through the client, answered at once"
    case .lookup: "an answer of 25 kB found among 500 that are kept"
    }
  }

  /// How often it is done at a time where it is timed or counted.
  package var count: Int {
    switch self {
    case .reduce, .unobserved, .observed, .slices, .rows, .recorded, .combine8, .combine32, .row,
      .rowHeld:
      100_000
    case .compose, .everything, .tape: 200
    case .links: 1_000
    case .oneRow, .nothing: 2_000
    case .pipeline: 10_000
    case .lookup: 1_000
    }
  }

  /// Makes all that it needs; what is returned does it so many times, and returns something that depends on all of it.
  @FlowActor func prepare() throws(BenchError) -> @FlowActor (Int) -> Int {
    switch self {
    case .reduce: StoreWork.reduce()
    case .unobserved: StoreWork.dispatch(observers: 0)
    case .observed: StoreWork.dispatch(observers: 1)
    case .slices: StoreWork.dispatch(observers: 8)
    case .rows: StoreWork.rows()
    case .recorded: StoreWork.dispatch(observers: 1, isRecorded: true)
    case .combine8: StoreWork.combine(8)
    case .combine32: StoreWork.combine(32)
    case .row: StoreWork.row(checkpoint: nil)
    case .rowHeld: StoreWork.row(checkpoint: 64)
    case .links: try RouteWork.resolve()
    case .compose: DrawWork.compose()
    case .everything: try DrawWork.paint(DrawWork.frame(1), DrawWork.frame(2))
    case .oneRow: try DrawWork.paint(DrawWork.frame(1), DrawWork.frame(1, changedRow: 20))
    case .nothing: try DrawWork.paint(DrawWork.frame(1), DrawWork.frame(1))
    case .tape: try TapeWork.parse()
    case .pipeline: try NetWork.pipeline()
    case .lookup: try NetWork.lookup()
    }
  }

  /// Does it so many times, as a process of its own: standard output gets what came of it.
  package static func run(_ name: String, _ count: Int) throws(BenchError) {
    guard let work = Work(rawValue: name) else { throw BenchError("there is no work called \(name)") }
    let result = try onFlowActor { () throws(BenchError) -> Int in try work.prepare()(count) }
    print(result)
  }

  /// Runs `body` on this thread as the actor of stores and drawing.
  static func onFlowActor<T: Sendable>(_ body: @FlowActor () throws(BenchError) -> T) throws(BenchError) -> T {
    let result: Result<T, BenchError> = FlowActor.assumeIsolated {
      do throws(BenchError) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
