public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaRouting

/// A place that is a store and a screen: the screen's values are derived from a declared slice of the state.
///
/// They are derived again only when the slice has changed, and drawn only when they have.
@FlowActor public protocol ScreenHost: RouteHost {
  associatedtype State: Sendable
  associatedtype Action: Sendable
  /// What the screen sees of the state; a place without one of its own is evaluated after every action of its store.
  associatedtype Slice: Equatable
  associatedtype Content: Equatable
  associatedtype Command: Sendable & Equatable

  var store: Store<State, Action> { get }
  var keyMap: KeyMap<Command> { get }
  /// Whether there is an item for the keys that need one; the shell shows them only then.
  var hasItem: Bool { get }
  /// What was drawn last; kept by the host, used by `draw`.
  var frame: ScreenFrame<Content, Slice> { get set }

  /// What the screen sees of the state as it is; comparing two must be cheap.
  var slice: Slice { get }
  /// The screen's values; a function of the slice alone.
  func content(of slice: Slice) -> Content
  /// Draws the values; a pure function of them.
  func render(_ content: Content, on canvas: inout Canvas, in rect: Rect)
  /// Whether a command leads anywhere in this program: not where others would have to show what nobody shows. Its key
  /// is listed nowhere then; whoever presses it all the same is told why not.
  func isOffered(_ command: Command) -> Bool
  /// Does what a key of the key map stands for.
  func perform(_ command: Command)
}

extension ScreenHost where Slice == UInt64 {
  public var slice: UInt64 { store.revision }
}

extension ScreenHost {
  public var hasItem: Bool { true }
  public func isOffered(_ command: Command) -> Bool { true }

  public func handle(_ event: InputEvent) -> Bool { performKey(event) }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    refreshFrame(rect.size, like: canvas)
    guard let drawn = frame.canvas else { return }
    canvas.draw(drawn, at: rect.origin)
    // A canvas copies the cells of another, not its cursor.
    canvas.cursor = drawn.cursor.map { Point(x: rect.minX + $0.x, y: rect.minY + $0.y) }
  }

  /// Performs the command that a key stands for here; false when it stands for none.
  public func performKey(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event, let command = keyMap.command(for: press) else { return false }
    perform(command)
    return true
  }

  /// By what was drawn last, which is what the person saw.
  public func item(at point: Point) -> Int? {
    guard case .item(let index)? = frame.canvas?.mark(at: point) else { return nil }
    return index
  }

  public func close() { store.close() }

  public func forgetFrame() { frame = ScreenFrame() }

  public var work: ScreenWork { ScreenWork(evaluations: frame.evaluations, renders: frame.renders) }

  public func openSelected() { _ = performKey(.key(.enter)) }

  public func perform(named name: String) -> CommandOutcome {
    guard let binding = keyMap.bindings.first(where: { $0.name == name }) else { return .unknown }
    guard hasItem || !binding.needsItem else { return .refused("'\(name)' needs an entry, and there is none here") }
    perform(binding.command)
    return .done
  }

  /// The keys of the place as the shell shows them: those that do something now.
  public var chromeKeys: [Chrome.Key] { offeredKeys }

  /// The keys of the key map that do something now.
  var offeredKeys: [Chrome.Key] {
    keyMap.filtered { (hasItem || !$0.needsItem) && isOffered($0.command) }.chromeKeys
  }

  /// The screen's values for the state as it is; kept as long as its slice is the same.
  public func content() -> Content {
    let slice = slice
    if let content = frame.content, frame.slice == slice { return content }
    let content = content(of: slice)
    frame.evaluations += 1
    frame.slice = slice
    if frame.content != content {
      frame.content = content
      frame.isDrawn = false
    }
    return content
  }

  /// Draws into a canvas of its own where the content, the size or the kind of canvas has changed.
  private func refreshFrame(_ size: Size, like target: Canvas) {
    let isSameKind =
      frame.canvas?.size == size && frame.canvas?.glyphs == target.glyphs && frame.canvas?.isStill == target.isStill
    let content = content()
    if isSameKind, frame.isDrawn { return }
    var canvas = Canvas(size: size, glyphs: target.glyphs)
    canvas.isStill = target.isStill
    render(content, on: &canvas, in: Rect(x: 0, y: 0, columns: size.columns, rows: size.rows))
    frame.renders += 1
    frame.isDrawn = true
    frame.canvas = canvas
  }
}
