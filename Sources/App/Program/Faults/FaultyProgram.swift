internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal

/// The program, but for F9: that makes the mistake which was asked for, in the place which was asked for.
@FlowActor final class FaultyProgram: TerminalProgram {
  private let program: any TerminalProgram
  private let fault: Fault
  private let store: Store<Int, Fault>
  private var failsToDraw = false

  nonisolated convenience init(_ program: any TerminalProgram, _ fault: Fault, runtime: EffectRuntime) {
    self.init(program, fault, FlowActor.assumeIsolated { Self.store(runtime) })
  }

  private nonisolated init(_ program: any TerminalProgram, _ fault: Fault, _ store: Store<Int, Fault>) {
    self.program = program
    self.fault = fault
    self.store = store
  }

  private static func store(_ runtime: EffectRuntime) -> Store<Int, Fault> {
    let reducer = Reduce<Int, Fault> { _, fault in
      guard fault.place == .effect else {
        fault.happen()
        return .none
      }
      return .run {
        fault.happen()
        return nil
      }
    }
    let map = PhaseMap<Int, Fault, Int>(\.self, name: "fault") {
      From(1) { On("F9", { $0.kind == .ignored }, to: 0) }
    }
    return Store(0, reducer: reducer.phases(map), runtime: runtime)
  }

  func handle(_ event: InputEvent) {
    guard event == .key(.function(9)) else { return program.handle(event) }
    if fault.place == .drawing { failsToDraw = true } else { store.send(fault) }
  }

  func draw() -> Canvas {
    if failsToDraw { fault.happen() }
    return program.draw()
  }

  var needsDraw: Bool { failsToDraw || program.needsDraw }
  var takesText: Bool { program.takesText }
  var takesSecret: Bool { program.takesSecret }
  var hasUnsavedWork: Bool { program.hasUnsavedWork }
  var exit: Int32? { program.exit }
  func resize(to size: Size) { program.resize(to: size) }
  func interrupt(_ signal: TerminalSignal) { program.interrupt(signal) }
  func prepare() { program.prepare() }
  func takeOutput() -> [TerminalOutput] { program.takeOutput() }
  func notice(_ text: String) { program.notice(text) }
}
