internal import DomainLayer
internal import DomainTesting
internal import GalleryLogic
internal import StoaCanvas
internal import Testing

struct GalleryScreenTests {
  @Test("The list at 60x14: cards, and one line a photo")
  func usual() {
    #expect(
      galleryScreen(60, 14, .loaded()) == """
         10 photos                     2 albums
         Photo 1                                            album 1
         Photo 2                                            album 1
         Photo 3                                            album 1
         Photo 4                                            album 1
         Photo 5                                            album 1
         Photo 6                                            album 2
         Photo 7                                            album 2
         Photo 8                                            album 2
         Photo 9                                            album 2
         Photo 10                                           album 2



        """)
  }

  @Test("Rows that have not come, and one that cannot be read, keep their places")
  func placeholders() {
    #expect(
      galleryScreen(60, 8, .loaded([.item(Photo.sample[0]), .unreadable], total: 40)) == """
         40 photos                     1+ album
         Photo 1                                           album 1 ┃
         This entry could not be read.                             │
         …                                                         │
         …                                                         │
         …                                                         │
         …                                                         │
         …                                                         │
        """)
  }

  @Test("A list that fails says why, and what helps")
  func failed() {
    #expect(galleryScreen(60, 14, .failed(.unreachable)).contains("R tries again"))
  }
}
