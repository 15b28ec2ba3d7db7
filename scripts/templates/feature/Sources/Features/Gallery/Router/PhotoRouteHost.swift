internal import DomainLayer
internal import GalleryLogic
internal import GalleryUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the page of one photo.
@FlowActor final class PhotoRouteHost: PageHost {
  let store: Store<PhotoState, PhotoAction>
  let keyMap = PhotoScreen.keyMap
  var frame = ScreenFrame<PhotoContent, PhotoContent.Slice>()

  init(store: Store<PhotoState, PhotoAction>) {
    self.store = store
  }

  var cursor: PageCursor { store.state.cursor }
  var isIdle: Bool { store.state.photo.phase == .idle }
  var isBusy: Bool { store.state.photo.isBusy }
  var hasItem: Bool { store.state.photo.value != nil }

  var chrome: Chrome {
    let photo = store.state.photo
    return Chrome(
      title: "Photo \(store.state.id)",
      status: photo.status(
        trouble: photo.failure?.message, brief: photo.failure?.brief, isOffline: photo.failure?.isOffline ?? false),
      keys: chromeKeys)
  }

  var slice: PhotoContent.Slice { PhotoContent.Slice(store.state) }
  func content(of slice: PhotoContent.Slice) -> PhotoContent { PhotoContent(slice) }

  func render(_ content: PhotoContent, on canvas: inout Canvas, in rect: Rect) {
    PhotoScreen.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { PhotoScreen.offset(content(), in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.photo(.appeared)) }
  func refresh() { store.send(.photo(.refreshed)) }
  func stop() { store.send(.photo(.cancelled)) }

  func perform(_ command: PhotoCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .refresh: refresh()
    }
  }
}
