internal import InspectorSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaFlowTesting

/// Two stores whose actions a timeline keeps, twenty of them, and a time that a test sets.
@FlowActor final class Bench {
  final class Time: Sendable {
    private let milliseconds = Guarded(Duration.zero)
    var value: Duration {
      get { milliseconds.value }
      set { milliseconds.value = newValue }
    }
  }

  struct Other: Reducer {
    struct OtherState: Sendable, Equatable { var total = 0 }
    func reduce(into state: inout OtherState, action: Sums.Action) -> Effect<Sums.Action> { .none }
  }

  struct Sums: Reducer {
    enum Action: Sendable { case add(Int), typed(String) }
    struct SumsState: Sendable, Equatable {
      var total = 0
      var text = ""
    }

    func reduce(into state: inout SumsState, action: Action) -> Effect<Action> {
      switch action {
      case .add(let number): state.total += number
      case .typed(let text): state.text = text
      }
      return .none
    }
  }

  let time = Time()
  let timeline: Timeline
  let store: Store<Sums.SumsState, Sums.Action>
  let other: Store<Other.OtherState, Sums.Action>

  init() {
    let world = TestRuntime()
    let timeline = Timeline(limit: 20, clock: { [time] in time.value })
    let runtime = EffectRuntime(
      clock: world.clock, activity: world.activity, executor: world.executor, timeline: timeline)
    self.timeline = timeline
    store = Store(Sums.SumsState(), reducer: Sums(), runtime: runtime)
    other = Store(Other.OtherState(), reducer: Other(), runtime: runtime)
  }

  var inspector: Inspector { Inspector(timeline: timeline, glyphs: .unicode) }

  func add(_ count: Int) {
    for number in 0..<count { store.send(.add(number)) }
  }

  func draw(_ inspector: Inspector) -> [String] {
    var canvas = Canvas(size: Size(columns: 52, rows: 20))
    inspector.draw(on: &canvas, in: canvas.bounds)
    return canvas.lines
  }
}
