internal import DomainLayer
internal import GalleryInterface
internal import GalleryLogic
internal import RouterSupport
internal import StoaFlow

/// Makes the store and the host of each place of Gallery.
@FlowActor struct GalleryPlaces {
  let domain: DomainContainer
  let clock: any Clock<Duration>
  let navigation: GalleryNavigation

  func list() -> GalleryListRouteHost {
    let reducer = GalleryReducer(loadPhotos: domain.loadPhotos, clock: clock)
    return GalleryListRouteHost(store: navigation.store(GalleryState(), reducer), navigation: navigation)
  }

  func host(_ route: GalleryRoute) -> any RouteHost {
    switch route {
    case .photo(let id):
      let reducer = PhotoReducer(id: id, loadPhoto: domain.loadPhoto, clock: clock)
      return PhotoRouteHost(store: navigation.store(PhotoState(id: id), reducer))
    }
  }
}
