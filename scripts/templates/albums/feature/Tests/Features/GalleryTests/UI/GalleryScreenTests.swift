internal import DomainLayer
internal import DomainTesting
internal import GalleryLogic
internal import StoaCanvas
internal import Testing

struct GalleryScreenTests {
  @Test("The list at 60x14: cards, and one line an album")
  func usual() {
    #expect(
      galleryScreen(60, 14, .loaded()) == """
         10 albums                     2 owners
         Album 1                                        of person 1
         Album 2                                        of person 1
         Album 3                                        of person 1
         Album 4                                        of person 1
         Album 5                                        of person 1
         Album 6                                        of person 2
         Album 7                                        of person 2
         Album 8                                        of person 2
         Album 9                                        of person 2
         Album 10                                       of person 2



        """)
  }

  @Test("Rows that have not come, and one that cannot be read, keep their places")
  func placeholders() {
    #expect(
      galleryScreen(60, 8, .loaded([.item(Album.sample[0]), .unreadable], total: 40)) == """
         40 albums                     1+ owner
         Album 1                                       of person 1 ┃
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
