public import DomainLayer
internal import DomainTesting
public import GalleryLogic
internal import StoaFlowTesting

extension GalleryState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: [GalleryAction], from state: GalleryState = GalleryState()) -> GalleryState {
    let reducer = GalleryReducer(loadPhotos: DomainContainer(SampleWorld()).loadPhotos, clock: ManualClock())
    return actions.reduce(into: state) { _ = reducer.reduce(into: &$0, action: $1) }
  }
}

extension PhotoState {
  /// The page of a photo as these actions leave it, their effects left out.
  public static func after(_ actions: [PhotoAction], id: Photo.ID = 1) -> PhotoState {
    let reducer = PhotoReducer(id: id, loadPhoto: DomainContainer(SampleWorld()).loadPhoto, clock: ManualClock())
    return actions.reduce(into: PhotoState(id: id)) { _ = reducer.reduce(into: &$0, action: $1) }
  }
}
