internal import DomainLayer
internal import GalleryLogic
internal import StoaCanvas
internal import Testing

struct AlbumScreenTests {
  @Test("The page at 50x8")
  func page() {
    #expect(
      albumScreen(50, 8, .loaded) == """
         Album 7

         Album  7
         Owner  person 2




        """)
  }

  @Test("What cannot be shown says so, and what helps")
  func missing() {
    #expect(albumScreen(50, 8, .failed(.notFound(.album, 7))).contains("There is no album 7."))
  }
}
