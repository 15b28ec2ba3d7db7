internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

typealias NumbersState = ListState<Int, String, Trouble>
typealias NumbersAction = ListAction<Int, String, Trouble>

/// A list of numbers, one a line: as little of a list as there can be.
@FlowActor final class NumbersHost: ListHost {
  enum Command: Equatable { case open, filter }

  let store: Store<NumbersState, NumbersAction>
  let keyMap = KeyMap<Command>([
    KeyBinding([.enter], name: "open", title: "open", footer: true, needsItem: true, command: .open),
    KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
  ])
  var frame = ScreenFrame<[Int?], UInt64>()
  let activity = Activity()
  /// What leads nowhere.
  var unoffered: Command?

  init(_ numbers: [Int]) {
    let clock = LoopClock(wake: {})
    let client = ListClient<Int, String, Trouble>(
      identify: { $0 }, filter: ListFilterText(read: { $0 }, write: { $0 = $1 }), isEmptyAnswer: { _ in false },
      cancelled: .stopped, clock: clock
    ) { request in
      let page = numbers.dropFirst(request.offset).prefix(request.limit)
      return ListPage(elements: [Int](page), total: numbers.count)
    }
    store = Store(
      NumbersState(query: "", pageSize: 4), reducer: ListReducer(client: client).withPhases(),
      runtime: EffectRuntime(clock: clock, activity: activity))
  }

  /// The list with all loaded that a place of so many rows shows.
  static func shown(_ numbers: [Int], rows: Int) async -> NumbersHost {
    let host = NumbersHost(numbers)
    for _ in 0..<2 {
      host.appear()
      host.layout(in: Size(columns: 10, rows: rows))
      await host.activity.idle()
    }
    return host
  }

  var list: NumbersState { store.state }
  var chrome: Chrome { Chrome(title: "Numbers", keys: chromeKeys) }

  func content(of slice: UInt64) -> [Int?] { list.visible.map { list.rows[$0] } }

  func render(_ content: [Int?], on canvas: inout Canvas, in rect: Rect) {
    for (row, number) in content.enumerated() {
      canvas.write(number.map { "\($0)" } ?? "?", at: Point(x: rect.origin.x, y: rect.origin.y + row))
    }
  }

  var selectedID: Int? { list.selected }

  func capacity(in size: Size) -> Int { size.rows }
  func send(_ action: NumbersAction) { store.send(action) }

  func isOffered(_ command: Command) -> Bool { command != unoffered }

  func perform(_ command: Command) {
    if command == .filter { send(.filterOpened) }
  }

  /// Types these keys, one after the other; what the place says of the last.
  @discardableResult func press(_ keys: KeyPress...) -> Bool {
    keys.map { handle(.key($0)) }.last ?? false
  }

  /// What is drawn in a place of this size.
  func lines(_ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, isStill: Bool = false) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    canvas.isStill = isStill
    draw(on: &canvas, in: canvas.bounds)
    return canvas.lines
  }
}
