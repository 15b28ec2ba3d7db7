public import StoaCanvas
public import StoaFlow
public import StoaInput

/// A program that is a store, a screen and a key map, and nothing else.
///
/// A key sends the action that the map has for it; whenever actions were reduced, the state is drawn anew. `^c`, and INT
/// from outside, is the map's key if the map has it, and ends the program with 130 if it has not; `^l` paints the screen
/// anew. Pastes and the mouse do nothing: what wants them, or has several stores, is a ``TerminalProgram`` of its own.
///
/// ```swift
/// Program.run { runtime in
///   Program(Store(Counter(), reducer: …, runtime: runtime), screen: draw, keys: keys, exit: { $0.isOver ? 0 : nil })
/// }
/// ```
@FlowActor public final class Program<State: Sendable, Action: Sendable>: TerminalProgram {
  /// Draws the state on a blank canvas of the screen's size.
  public typealias Screen = @FlowActor @Sendable (State, inout Canvas) -> Void

  /// The signs that the canvas is made with.
  public var glyphs = GlyphSet.unicode
  private let store: Store<State, Action>
  private let screen: Screen
  private let keys: KeyMap<Action>
  private let status: @Sendable (State) -> Int32?
  private var size = Size(columns: 80, rows: 24)
  /// What the store had reduced when it was drawn last; nil where something else has changed since.
  private var drawn: UInt64?
  private var interruption: Int32?
  private var message: String?
  private var output: [TerminalOutput] = []

  /// Makes a program of its three parts.
  ///
  /// - Parameters:
  ///   - screen: A pure function, asked once for each frame.
  ///   - keys: What each key sends.
  ///   - exit: The status to end with, from the state on that says so; nil as long as the program runs.
  public init(
    _ store: Store<State, Action>, screen: @escaping Screen, keys: KeyMap<Action>,
    exit: @escaping @Sendable (State) -> Int32?
  ) {
    self.store = store
    self.screen = screen
    self.keys = keys
    status = exit
  }

  public var exit: Int32? { interruption ?? status(store.state) }

  public func handle(_ event: InputEvent) {
    guard case .key(let key) = event else { return }
    if message != nil { drawn = nil }
    message = nil
    if let action = keys.command(for: key) { return store.send(action) }
    switch key {
    case .control("c"): interruption = TerminalSignal.interrupt.status
    case .control("l"): output.append(.redraw)
    default: break
    }
  }

  public func interrupt(_ signal: TerminalSignal) {
    if signal == .interrupt { handle(.key(.control("c"))) }
  }

  public func resize(to size: Size) {
    self.size = size
    drawn = nil
  }

  /// Nothing that is typed becomes a text.
  public var takesText: Bool { false }

  public var needsDraw: Bool { drawn != store.revision }

  public func draw() -> Canvas {
    drawn = store.revision
    var canvas = Canvas(size: size, glyphs: glyphs)
    screen(store.state, &canvas)
    if let message {
      let row = canvas.bounds.splitBottom(1).bottom
      canvas.fill(row, style: .reverse)
      canvas.write(message, at: row.origin, style: .reverse)
    }
    return canvas
  }

  public func takeOutput() -> [TerminalOutput] {
    defer { output = [] }
    return output
  }

  /// Stands over the last row until the next key.
  public func notice(_ text: String) {
    message = text
    drawn = nil
  }
}
