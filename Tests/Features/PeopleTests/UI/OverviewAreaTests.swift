internal import DesignSupport
internal import PeopleUI
internal import StoaCanvas
internal import Testing

@Suite struct OverviewAreaTests {
  @Test(
    "The overview covers what every sheet covers", arguments: [Size(columns: 80, rows: 20), Size(columns: 45, rows: 9)])
  func area(size: Size) {
    #expect(OverviewSheet.area(in: Rect(size: size)) == SheetFrame.rect(in: Rect(size: size)))
  }
}
