public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the page of a photo.
public struct PhotoReducer: Reducer {
  private let photo: any Reducer<ItemState<Photo, DomainError>, ItemAction<Photo, DomainError>>

  public init(id: Photo.ID, loadPhoto: LoadPhoto, clock: any Clock<Duration>) {
    photo = ItemReducer("photo", clock: clock) { (isRefresh) async throws(DomainError) in
      try await loadPhoto(id, refresh: isRefresh)
    }.withPhases()
  }

  public func reduce(into state: inout PhotoState, action: PhotoAction) -> Effect<PhotoAction> {
    switch action {
    case .page(let event):
      state.cursor.apply(event, links: 0)
      return .none
    case .photo(let event):
      return photo.reduce(into: &state.photo, action: event).map(PhotoAction.photo)
    }
  }
}
