import StoaFlow
import StoaInput
import StoaTerminal

/// The parts, put together.
enum Counter {
  static let keys = KeyMap<CounterAction>([
    KeyBinding([.character("+"), .character("k"), .up], name: "more", title: "more", footer: true, command: .added(1)),
    KeyBinding(
      [.character("-"), .character("j"), .down], name: "less", title: "less", footer: true, command: .added(-1)),
    KeyBinding([.character("0")], name: "reset", title: "reset", footer: true, command: .reset),
    KeyBinding([.character("t")], name: "timer", title: "timer", footer: true, command: .timerToggled),
    KeyBinding([.character("q")], name: "quit", title: "quit", footer: true, command: .quit),
  ])

  @FlowActor static func program(_ runtime: EffectRuntime) -> Program<CounterState, CounterAction> {
    let store = Store(CounterState(), reducer: CounterReducer(clock: runtime.clock), runtime: runtime)
    return Program(store, screen: CounterScreen.draw, keys: keys, exit: { $0.hasQuit ? 0 : nil })
  }
}
