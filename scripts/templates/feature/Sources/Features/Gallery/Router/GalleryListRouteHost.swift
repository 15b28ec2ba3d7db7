internal import DomainLayer
internal import GalleryInterface
internal import GalleryLogic
internal import GalleryUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of photos.
@FlowActor final class GalleryListRouteHost: ListHost {
  let store: Store<GalleryState, GalleryAction>
  let keyMap = GalleryScreen.keyMap
  var frame = ScreenFrame<GalleryContent, GalleryContent.Slice>()
  private let navigation: GalleryNavigation

  init(store: Store<GalleryState, GalleryAction>, navigation: GalleryNavigation) {
    self.store = store
    self.navigation = navigation
  }

  var list: ListState<Slot<Photo>, PhotoQuery, DomainError> { store.state.list }

  /// How many photos there are in all; a filtered list does not know.
  var badge: ListCount? { list.rowsQuery == PhotoQuery() ? list.count : nil }

  var chrome: Chrome {
    Chrome(
      title: "Photos",
      status: list.status(
        trouble: list.failure?.message, brief: list.failure?.brief, isOffline: list.failure?.isOffline ?? false),
      keys: chromeKeys)
  }

  var slice: GalleryContent.Slice { GalleryContent.Slice(store.state) }
  func content(of slice: GalleryContent.Slice) -> GalleryContent { GalleryContent(slice) }

  func render(_ content: GalleryContent, on canvas: inout Canvas, in rect: Rect) {
    GalleryScreen.draw(content, on: &canvas, in: rect)
  }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int { GalleryScreen.capacity(hasFilter: list.filter.isShown, in: size) }

  func send(_ action: ListAction<Slot<Photo>, PhotoQuery, DomainError>) { store.send(.list(action)) }

  func perform(_ command: GalleryCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: if let route = store.state.selectedRoute { navigation.push(route) }
    case .filter: send(.filterOpened)
    case .refresh: refresh()
    }
  }
}
