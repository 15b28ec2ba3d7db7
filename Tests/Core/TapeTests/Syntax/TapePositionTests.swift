internal import StoaTape
internal import Testing

struct TapePositionTests {
  @Test func aPositionReadsAsCompilersWriteIt() {
    #expect(TapePosition(file: "walk.tape", line: 3, column: 7).description == "walk.tape:3:7")
  }
}
