internal import DomainLayer
internal import PostsLogic
internal import PostsUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of a post's comments.
@FlowActor final class CommentsRouteHost: ListHost {
  let store: Store<CommentsState, CommentsReducer.Action>
  let keyMap = CommentsScreen.keyMap
  var frame = ScreenFrame<CommentsContent, CommentsContent.Slice>()

  init(store: Store<CommentsState, CommentsReducer.Action>) {
    self.store = store
  }

  var list: ListState<Slot<Comment>, CommentQuery, DomainError> { store.state.list }

  var chrome: Chrome {
    Chrome(
      title: "Comments on post \(store.state.post)",
      status: list.status(
        trouble: list.failure?.message, brief: list.failure?.brief, isOffline: list.failure?.isOffline ?? false,
        mayPass: list.failure?.mayPass ?? true),
      keys: chromeKeys)
  }

  var slice: CommentsContent.Slice { CommentsContent.Slice(store.state) }
  func content(of slice: CommentsContent.Slice) -> CommentsContent { CommentsContent(slice) }

  func render(_ content: CommentsContent, on canvas: inout Canvas, in rect: Rect) {
    CommentsScreen.draw(content, on: &canvas, in: rect)
  }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int { CommentsScreen.capacity(content(), in: size) }

  func send(_ action: CommentsReducer.Action) { store.send(action) }

  func perform(_ command: CommentsCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .refresh: refresh()
    }
  }
}
