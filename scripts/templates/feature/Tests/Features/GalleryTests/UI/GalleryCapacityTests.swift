internal import DesignSupport
internal import GalleryUI
internal import StoaCanvas
internal import Testing

struct GalleryCapacityTests {
  @Test("As many photos fit as the frame of lists has lines", arguments: [true, false])
  func capacity(hasFilter: Bool) {
    let size = Size(columns: 80, rows: 24)
    let lines = ListFrame.capacity(rowHeight: 1, hasCards: true, hasFilter: hasFilter, in: size)
    #expect(GalleryScreen.capacity(hasFilter: hasFilter, in: size) == lines)
  }
}
