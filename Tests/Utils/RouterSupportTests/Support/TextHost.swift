internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// A page of so many lines without links: as little of a page as there can be.
@FlowActor final class TextHost: PageHost {
  let store: Store<PageCursor, PageAction>
  let keyMap = KeyMap<Motion>(KeyBinding.motions { $0 })
  var frame = ScreenFrame<Int, UInt64>()
  private let lineCount: Int

  init(lines: Int) {
    lineCount = lines
    let reducer = Reduce<PageCursor, PageAction> { cursor, action in
      cursor.apply(action, links: 0)
      return .none
    }
    store = Store(
      PageCursor(), reducer: reducer, runtime: EffectRuntime(clock: LoopClock(wake: {}), activity: Activity()))
  }

  var cursor: PageCursor { store.state }
  let isIdle = false
  let isBusy = false
  var chrome: Chrome { Chrome(title: "Text", keys: chromeKeys) }

  func content(of slice: UInt64) -> Int { cursor.offset }
  func render(_ content: Int, on canvas: inout Canvas, in rect: Rect) {}
  func settledOffset(in size: Size) -> Int { max(0, min(cursor.offset, lineCount - size.rows)) }
  func send(_ action: PageAction) { store.send(action) }
  func start() {}
  func stop() {}
  func perform(_ command: Motion) { send(.moved(ListMotion(command))) }
}
