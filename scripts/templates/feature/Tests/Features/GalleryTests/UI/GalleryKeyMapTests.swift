internal import GalleryUI
internal import StoaInput
internal import Testing

struct GalleryKeyMapTests {
  @Test("No key and no name is claimed twice")
  func conflicts() {
    #expect(GalleryScreen.keyMap.conflicts.isEmpty && GalleryScreen.keyMap.duplicateNames.isEmpty)
    #expect(PhotoScreen.keyMap.conflicts.isEmpty && PhotoScreen.keyMap.duplicateNames.isEmpty)
  }

  @Test(
    "The keys of the list",
    arguments: [
      (KeyPress(.enter), GalleryCommand.open), (.character("l"), .open), (KeyPress(.right), .open),
      (.character("/"), .filter), (.character("R"), .refresh),
    ])
  func keys(_ key: KeyPress, _ command: GalleryCommand) {
    #expect(GalleryScreen.keyMap.command(for: key) == command)
  }
}
