internal import DomainLayer
internal import PostsInterface
internal import PostsLogic
internal import PostsUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the highlights sheet.
@FlowActor final class HighlightsRouteHost: PageHost {
  let store: Store<HighlightsState, HighlightsAction>
  let keyMap = HighlightsSheet.keyMap
  var frame = ScreenFrame<HighlightsContent, HighlightsContent.Slice>()
  private let navigation: PostsNavigation

  init(store: Store<HighlightsState, HighlightsAction>, navigation: PostsNavigation) {
    self.store = store
    self.navigation = navigation
  }

  var cursor: PageCursor { store.state.cursor }
  var linkCount: Int? { store.state.links.count }
  var isIdle: Bool { store.state.highlights.phase == .idle }
  var isBusy: Bool { store.state.highlights.isBusy }
  var hasItem: Bool { store.state.selected != nil }

  var chrome: Chrome {
    let item = store.state.highlights
    let status = item.status(
      trouble: item.failure?.message, brief: item.failure?.brief, isOffline: item.failure?.isOffline ?? false,
      mayPass: item.failure?.mayPass ?? true,
      unreadable: item.value?.unreadable ?? 0)
    return Chrome(title: "Highlights", status: status, keys: chromeKeys)
  }

  func area(in body: Rect) -> Rect { HighlightsSheet.area(in: body) }

  var slice: HighlightsContent.Slice { HighlightsContent.Slice(store.state) }
  func content(of slice: HighlightsContent.Slice) -> HighlightsContent { HighlightsContent(slice) }

  func render(_ content: HighlightsContent, on canvas: inout Canvas, in rect: Rect) {
    HighlightsSheet.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { HighlightsSheet.offset(content(), in: size) }
  func pageHeight(in size: Size) -> Int { HighlightsSheet.height(in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.item(.appeared)) }
  func refresh() { store.send(.item(.refreshed)) }
  func stop() { store.send(.item(.cancelled)) }

  func perform(_ command: HighlightsCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: if let post = store.state.selected { navigation.push(.post(post)) }
    case .refresh: refresh()
    }
  }
}
