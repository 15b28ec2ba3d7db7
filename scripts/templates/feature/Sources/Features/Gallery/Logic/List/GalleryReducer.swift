public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of photos.
public struct GalleryReducer: Reducer {
  private let list: any Reducer<GalleryState.List, GalleryState.ListEvent>

  public init(loadPhotos: LoadPhotos, clock: any Clock<Duration>) {
    let client = ListClient<Slot<Photo>, PhotoQuery, DomainError>(
      filter: ListFilterText(read: { $0.filter }, write: { $0.filter = $1 }), clock: clock
    ) { (request, isRefresh) async throws(DomainError) in
      try await loadPhotos(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout GalleryState, action: GalleryAction) -> Effect<GalleryAction> {
    switch action {
    case .list(let event):
      let effect = list.reduce(into: &state.list, action: event)
      switch event {
      case .arrived, .failed: state.groups = Set(state.list.rows.loaded.compactMap(\.element.item?.group)).count
      default: break
      }
      return effect.map(GalleryAction.list)
    }
  }
}

extension GalleryState {
  typealias List = ListState<Slot<Photo>, PhotoQuery, DomainError>
  typealias ListEvent = ListAction<Slot<Photo>, PhotoQuery, DomainError>
}
