internal import StoaBenchmarks
internal import Testing

@Suite struct SeriesTests {
  @Test func theMedianOfAnEvenNumberIsTheMeanOfTheTwoInTheMiddle() {
    #expect(Series([4, 1, 3, 2]).median == 2.5)
    #expect(Series([9, 1, 5]).median == 5)
  }
}
