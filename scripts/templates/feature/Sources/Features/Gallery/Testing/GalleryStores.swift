public import DomainLayer
public import DomainTesting
public import GalleryInterface
public import GalleryLogic
internal import StoaFlow
public import StoaFlowTesting
internal import Testing

/// Test stores of the places of Gallery, over a world in memory.
public enum GalleryStores {
  /// The list, as it is at a place.
  public static func list(
    _ world: SampleWorld, at place: GalleryPlace = GalleryPlace()
  ) async -> TestStore<GalleryState, GalleryAction> {
    let runtime = TestRuntime()
    let reducer = GalleryReducer(loadPhotos: DomainContainer(world).loadPhotos, clock: runtime.clock)
    return await TestStore(GalleryState(query: place.query), reducer: reducer, runtime: runtime)
  }

  /// The page of a photo.
  public static func photo(_ id: Photo.ID, _ world: SampleWorld) async -> TestStore<PhotoState, PhotoAction> {
    let runtime = TestRuntime()
    let reducer = PhotoReducer(id: id, loadPhoto: DomainContainer(world).loadPhoto, clock: runtime.clock)
    return await TestStore(PhotoState(id: id), reducer: reducer, runtime: runtime)
  }
}
