internal import DomainLayer
internal import RouterSupport
internal import SettingsLogic
internal import SettingsUI
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the digest sheet.
@FlowActor final class DigestRouteHost: PageHost {
  let store: Store<DigestState, DigestAction>
  let keyMap = DigestSheet.keyMap
  var frame = ScreenFrame<DigestContent, DigestContent.Slice>()

  init(store: Store<DigestState, DigestAction>) {
    self.store = store
  }

  var cursor: PageCursor { store.state.cursor }
  var isIdle: Bool { store.state.digest.phase == .idle }
  var isBusy: Bool { store.state.digest.isBusy }

  var chrome: Chrome {
    let item = store.state.digest
    let status = item.status(
      trouble: item.failure?.message, brief: item.failure?.brief, isOffline: item.failure?.isOffline ?? false,
      mayPass: item.failure?.mayPass ?? true,
      unreadable: item.value?.unreadable ?? 0)
    return Chrome(title: "Digest", status: status, keys: chromeKeys)
  }

  func area(in body: Rect) -> Rect { DigestSheet.area(in: body) }

  var slice: DigestContent.Slice { DigestContent.Slice(store.state) }
  func content(of slice: DigestContent.Slice) -> DigestContent { DigestContent(slice) }

  func render(_ content: DigestContent, on canvas: inout Canvas, in rect: Rect) {
    DigestSheet.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { DigestSheet.offset(content(), in: size) }
  func pageHeight(in size: Size) -> Int { DigestSheet.height(in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.item(.appeared)) }
  func refresh() { store.send(.item(.refreshed)) }
  func stop() { store.send(.item(.cancelled)) }

  func perform(_ command: DigestCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .refresh: refresh()
    }
  }
}
