internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal

/// A program that notes what it is told and, at each frame, does the next step of a script.
@FlowActor final class ScriptedProgram: TerminalProgram {
  private(set) var events: [InputEvent] = []
  private(set) var sizes: [Size] = []
  private(set) var signals: [TerminalSignal] = []
  private(set) var notices: [String] = []
  private(set) var frames = 0
  /// How often it was asked to make ready what drawing needs.
  private(set) var preparations = 0
  var needsDraw = true
  var exit: Int32?
  var hasUnsavedWork = false
  var output: [TerminalOutput] = []
  /// Keys that change nothing that is seen.
  var quietKeys: Set<KeyPress> = []
  /// What a key does beside being noted.
  var onKey: @FlowActor (ScriptedProgram, KeyPress) -> Void = { _, _ in }
  private var steps: [@FlowActor (ScriptedProgram) -> Void]

  init(_ steps: (@FlowActor (ScriptedProgram) -> Void)...) { self.steps = steps }

  /// q leaves with 7; every other key is noted and makes a frame.
  func handle(_ event: InputEvent) {
    events.append(event)
    if event == .key(.character("q")) { exit = 7 }
    if case .key(let key) = event {
      onKey(self, key)
      if quietKeys.contains(key) { return }
    }
    needsDraw = true
  }

  func resize(to size: Size) {
    sizes.append(size)
    needsDraw = true
  }

  func prepare() { preparations += 1 }

  func interrupt(_ signal: TerminalSignal) { signals.append(signal) }

  func notice(_ text: String) { notices.append(text) }

  func takeOutput() -> [TerminalOutput] {
    defer { output = [] }
    return output
  }

  func draw() -> Canvas {
    needsDraw = false
    frames += 1
    if !steps.isEmpty { steps.removeFirst()(self) }
    var canvas = Canvas(size: sizes.last ?? .zero)
    canvas.write("frame \(frames), \(events.count) events", at: .zero)
    return canvas
  }
}
