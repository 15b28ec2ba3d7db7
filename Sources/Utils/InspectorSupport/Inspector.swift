public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaNetworking

/// The inspector over a program: what happened, what it did, and the program as it was; or what was sent to a service.
///
/// It only reads a log: nothing that it does is on it. Drawing the program is the business of whoever has both; ``moment``
/// says which moment of it.
@FlowActor public final class Inspector {
  public enum Subject: Hashable, Sendable {
    /// The actions of a session.
    case timeline
    /// What a client has sent.
    case network
  }

  public let subject: Subject
  private var isChanged = true
  /// Which revision of the log was drawn last.
  private var drawnRevision = 0
  public private(set) var state = InspectorState()
  let source: any InspectorSource
  let glyphs: GlyphSet
  /// What was drawn last: what the person points at.
  private var drawn: (canvas: Canvas, part: Rect)?

  /// One over the actions of a session, of which it hears until ``close()``.
  public convenience init(timeline: Timeline, glyphs: GlyphSet) {
    self.init(.timeline, TimelineSource(timeline), glyphs: glyphs)
  }

  /// One over what a client has sent.
  ///
  /// - Parameter wake: Has the program look whether there is something to draw; called on any thread until ``close()``.
  public convenience init(exchanges: ExchangeLog, glyphs: GlyphSet, wake: @escaping @Sendable () -> Void) {
    self.init(.network, ExchangeSource(exchanges, wake: wake), glyphs: glyphs)
  }

  private init(_ subject: Subject, _ source: any InspectorSource, glyphs: GlyphSet) {
    self.subject = subject
    self.source = source
    self.glyphs = glyphs
  }

  /// Ends it.
  public func close() { source.close() }

  /// Whether anything has changed since the last drawing.
  public var needsDraw: Bool { isChanged || source.revision != drawnRevision }

  /// The number of the entry whose moment the program is to show; nil for the present.
  public var moment: UInt64? { subject == .timeline ? state.selected : nil }

  /// Whether the keys are the program's.
  public var isProgramUsed: Bool { state.isProgramUsed }

  /// Whether a typed character becomes part of a text.
  public var takesText: Bool { state.caret != nil }

  /// Takes the keys back from the program.
  public func takeKeys() { change { $0.isProgramUsed = false } }

  /// Shows the present, where what was looked at is no more.
  public func reset() {
    change { $0 = InspectorState() }
  }

  /// Takes an event; says what is to become of it then.
  public func handle(_ event: InputEvent) -> InspectorOutcome {
    if state.caret != nil, editFilter(event) { return .stays }
    switch event {
    case .mouse(let mouse): point(mouse)
    case .key(let press): return source.keys.command(for: press).map(perform) ?? .stays
    case .paste, .focus: break
    }
    return .stays
  }

  /// Draws into a part of the screen, or the bar over a moment that has all of it; nothing where the program is used and
  /// there is no room beside it.
  public func draw(on canvas: inout Canvas, in part: Rect) {
    isChanged = false
    drawnRevision = source.revision
    guard !state.isProgramUsed || InspectorLayout(size: canvas.size).program != nil else { return drawn = nil }
    let content = content(in: part)
    if state.isWhole {
      InspectorScreen.drawBar(content, on: &canvas, at: canvas.size.rows - 1)
    } else {
      InspectorScreen.draw(content, on: &canvas, in: part)
    }
    drawn = (canvas, part)
  }

  /// Keeps the selection in view; returns the first row in view.
  func settle(selection: Int, total: Int, height: Int) -> Int {
    state.height = height
    if selection < state.top { state.top = selection }
    if selection >= state.top + height { state.top = selection - height + 1 }
    state.top = max(0, min(state.top, total - height))
    return state.top
  }

  /// Notes where the page about the entry stands.
  func note(detailOffset: Int, height: Int) { (state.detailOffset, state.detailHeight) = (detailOffset, height) }

  private func change(_ body: (inout InspectorState) -> Void) {
    body(&state)
    isChanged = true
  }

  var log: any InspectorReading { source.read(filter: state.filter, showsValues: state.showsValues) }

  private func perform(_ command: InspectorCommand) -> InspectorOutcome {
    switch command {
    case .move(let motion): move(motion)
    case .moment: change { $0.isWhole.toggle() }
    case .present: change { $0.selected = nil }
    case .pane: change { $0.pane = $0.pane == .log ? .detail : .log }
    case .filter:
      change {
        $0.caret = $0.filter.count
        $0.isWhole = false
      }
    case .values: change { $0.showsValues.toggle() }
    case .program:
      change {
        $0.selected = nil
        $0.isWhole = false
        $0.isProgramUsed = true
      }
    case .help:
      change {
        $0.isHelpOpen.toggle(); $0.detailOffset = 0
      }
    case .back: return goBack() ? .stays : .closes
    case .close: return .closes
    case .quit: return .quits
    }
    return .stays
  }

  /// Closes what is open, one after another; false when that is the inspector itself.
  private func goBack() -> Bool {
    if state.isHelpOpen {
      change { $0.isHelpOpen = false }
    } else if state.isWhole {
      change { $0.isWhole = false }
    } else if !state.filter.isEmpty {
      change { $0.filter = "" }
    } else {
      return false
    }
    return true
  }

  private func move(_ motion: Motion) {
    let isPage = !state.isWhole && (state.pane == .detail || state.isHelpOpen)
    let numbers = isPage ? [] : log.numbers
    change { state in
      if isPage {
        state.detailOffset = max(0, state.detailOffset + motion.distance(page: state.detailHeight, total: 10_000))
      } else {
        state.move(motion, in: numbers)
      }
    }
  }

  /// Enter keeps what was typed, Esc clears it, the rest edits; false for a key that is none of the filter's.
  private func editFilter(_ event: InputEvent) -> Bool {
    switch event {
    case .key(KeyPress(.enter)): change { $0.caret = nil }
    case .key(KeyPress(.escape)):
      change {
        $0.filter = ""
        $0.caret = nil
      }
    default:
      var line = LineEditor(state.filter, maximumLength: 64)
      line.moveCursor(to: state.caret ?? 0)
      guard line.apply(event) else { return false }
      change { $0.edit(line) }
    }
    return true
  }

  private func point(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: for _ in 0..<3 { move(.up) }
    case .wheelDown: for _ in 0..<3 { move(.down) }
    case .press where mouse.button == .left:
      let point = Point(x: mouse.x, y: mouse.y)
      guard !state.isWhole, let drawn, drawn.part.contains(point),
        case .item(let index)? = drawn.canvas.mark(at: point)
      else { return }
      let numbers = log.numbers
      guard numbers.indices.contains(index) else { return }
      change { $0.selected = index == numbers.count - 1 ? nil : numbers[index] }
    case .press, .release, .drag: break
    }
  }
}
