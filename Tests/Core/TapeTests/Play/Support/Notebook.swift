internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal

/// A program for tapes: shows what is typed, looks it up 300 ms after the last key, and can hang, load and leave.
@FlowActor final class Notebook: TerminalProgram {
  struct State: Sendable, Equatable {
    var text = ""
    var found = "-"
    var last = "-"
    var spins = 0
  }

  enum Action: Sendable { case key(KeyPress), found(String), spun, answered(String) }

  private(set) var exit: Int32?
  private(set) var needsDraw = true
  private(set) var size = Size(columns: 0, rows: 0)
  /// How often it was asked for a frame.
  private(set) var frames = 0
  /// How often it was asked to make ready for its first frame.
  private(set) var preparations = 0
  var output: [TerminalOutput] = []
  /// Whether what is typed is a secret.
  var takesSecret = false
  private var last = "-"
  /// Whether it wants to be drawn again and again.
  private var isRestless = false
  private let store: Store<State, Action>

  /// - Parameter never: Ends when the test lets go of it; F6 waits for that.
  init(_ world: EffectRuntime, never: AsyncStream<Void> = AsyncStream { $0.finish() }) {
    store = Store(State(), reducer: Self.reducer(world.clock, never), runtime: world)
    store.onChange = { [weak self] in self?.needsDraw = true }
  }

  private static func reducer(
    _ clock: any Clock<Duration>, _ never: AsyncStream<Void>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .key(KeyPress(.function(5))):
        return .run { send in
          for _ in 1...3 {
            guard (try? await clock.sleep(for: .seconds(2))) != nil else { return }
            await send(.spun)
          }
        }
      case .key(.function(6)):
        return .run {
          for await _ in never {}
          return .answered("let go")
        }
        .cancellable(id: "hang")
      case .key(.escape): state.text = ""
      case .key(let press):
        if case .character(let character) = press.key, press.modifiers.isEmpty { state.text.append(character) }
        return .send(.found(state.text)).debounce(id: "look", for: .milliseconds(300))
      case .found(let text): state.found = text
      case .spun: state.spins += 1
      case .answered(let text): state.last = text
      }
      return .none
    }
  }

  func handle(_ event: InputEvent) {
    needsDraw = true
    switch event {
    case .key(.control("q")): exit = 3
    case .key(.control("y")): output.append(.copy("copied by the program"))
    case .key(.function(7)): isRestless = true
    case .key(let press): store.send(.key(press))
    case .paste(let text): last = "paste \(text)"
    case .mouse(let mouse): last = "\(mouse.kind) \(mouse.x),\(mouse.y)"
    case .focus: break
    }
  }

  func open(_ link: String) -> String? {
    guard link != "nowhere" else { return "there is no place 'nowhere'" }
    last = "at \(link)"
    needsDraw = true
    return nil
  }

  func note(_ text: String) {
    last = text
    needsDraw = true
  }

  func prepare() { preparations += 1 }

  func resize(to size: Size) {
    self.size = size
    needsDraw = true
  }

  func interrupt(_ signal: TerminalSignal) {}

  func takeOutput() -> [TerminalOutput] {
    defer { output = [] }
    return output
  }

  func draw() -> Canvas {
    frames += 1
    needsDraw = isRestless
    var canvas = Canvas(size: size)
    canvas.write("text \(store.state.text)", at: Point(x: 0, y: 0))
    canvas.write("found \(store.state.found)", at: Point(x: 0, y: 1))
    canvas.write("last \(last) \(store.state.last) \(store.state.spins)", at: Point(x: 0, y: 2))
    canvas.write("bottom", at: Point(x: 0, y: size.rows - 1))
    canvas.cursor = Point(x: 5, y: 0)
    return canvas
  }
}
