internal import DomainLayer
internal import PeopleLogic
internal import PeopleUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the overview sheet; it shows the state of the list under it.
@FlowActor final class OverviewRouteHost: PageHost {
  let store: Store<PeopleState, PeopleAction>
  let keyMap = OverviewSheet.keyMap
  var frame = ScreenFrame<OverviewContent, OverviewContent.Slice>()

  init(store: Store<PeopleState, PeopleAction>) {
    self.store = store
  }

  var cursor: PageCursor { store.state.overview }
  var isIdle: Bool { store.state.list.phase == .idle }
  var isBusy: Bool { store.state.list.isBusy }
  var chrome: Chrome {
    let list = store.state.list
    return Chrome(
      title: "Overview",
      status: list.status(
        trouble: list.failure?.message, brief: list.failure?.brief, isOffline: list.failure?.isOffline ?? false,
        mayPass: list.failure?.mayPass ?? true),
      keys: chromeKeys)
  }

  func area(in body: Rect) -> Rect { OverviewSheet.area(in: body) }

  var slice: OverviewContent.Slice { OverviewContent.Slice(store.state) }
  func content(of slice: OverviewContent.Slice) -> OverviewContent { OverviewContent(slice) }

  func render(_ content: OverviewContent, on canvas: inout Canvas, in rect: Rect) {
    OverviewSheet.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { OverviewSheet.offset(content(), in: size) }
  func pageHeight(in size: Size) -> Int { OverviewSheet.height(in: size) }
  func send(_ action: PageAction) { store.send(.overview(action)) }
  func start() { store.send(.list(.appeared)) }
  func refresh() { store.send(.list(.refreshed)) }
  /// The store is the list's.
  func close() {}
  func stop() { store.send(.list(.cancelled)) }

  func perform(_ command: OverviewCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .refresh: refresh()
    }
  }
}
