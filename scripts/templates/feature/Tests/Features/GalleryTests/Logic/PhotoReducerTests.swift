internal import DomainLayer
internal import DomainTesting
internal import GalleryLogic
internal import GalleryTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PhotoReducerTests {
  @Test("The page that appears loads its photo")
  func load() async {
    let store = await GalleryStores.photo(7, SampleWorld())
    await store.send(.photo(.appeared)) {
      $0.photo.phase = .loading
      $0.photo.generation = 1
    }
    await store.receive(.photo(.arrived(Photo.sample[6], generation: 1))) {
      $0.photo.phase = .loaded
      $0.photo.value = Photo.sample[6]
    }
    await store.finish()
  }

  @Test("A photo that does not exist is a failure of the page")
  func missing() async {
    let store = await GalleryStores.photo(77, SampleWorld())
    await store.send(.photo(.appeared)) {
      $0.photo.phase = .loading
      $0.photo.generation = 1
    }
    await store.receive(.photo(.failed(DomainError(.notFound(.photo, 77)), generation: 1))) {
      $0.photo.phase = .failed
      $0.photo.failure = DomainError(.notFound(.photo, 77))
    }
    await store.finish()
  }
}
