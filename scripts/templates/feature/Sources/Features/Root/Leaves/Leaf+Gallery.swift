internal import DomainLayer
internal import EntireTabRouter
internal import GalleryInterface
internal import GalleryRouter
internal import StoaFlow

extension Leaf {
  static let gallery = Leaf(
    place: GalleryPlace.self,
    counter: { domain in
      { (isRefresh) async throws(DomainError) in
        try await domain.loadPhotos(PageRequest(query: PhotoQuery()), refresh: isRefresh).count
      }
    },
    make: { parts in
      FeatureSlot { GalleryCoordinator(domain: parts.domain, runtime: parts.runtime) }
    })
}
