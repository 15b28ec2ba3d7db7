internal import DomainLayer
internal import GalleryLogic
internal import StoaCanvas
internal import Testing

struct PhotoScreenTests {
  @Test("The page at 50x8")
  func page() {
    #expect(
      photoScreen(50, 8, .loaded) == """
         Photo 7

         Photo    7
         Album    2
         Address  https://example.org/7.png



        """)
  }

  @Test("What cannot be shown says so, and what helps")
  func missing() {
    #expect(photoScreen(50, 8, .failed(.notFound(.photo, 7))).contains("There is no photo 7."))
  }
}
