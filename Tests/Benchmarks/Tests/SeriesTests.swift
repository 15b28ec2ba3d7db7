internal import StoaBenchmarks
internal import Testing

@Suite struct SeriesTests {
  @Test func theMedianOfAnEvenNumberIsTheMeanOfTheTwoInTheMiddle() {
    #expect(Series([4, 1, 3, 2]).median == 2.5)
    #expect(Series([9, 1, 5]).median == 5)
  }

  @Test func nothingMeasuredHasNoMiddle() {
    #expect(Series().median.isNaN)
    #expect(Unit.bytes.text(Series().minimum) == "-")
  }

  @Test(arguments: [
    (Unit.milliseconds, 4.056, "4.06"), (.milliseconds, 0.004, "0.00"), (.milliseconds, -0.5, "-0.50"),
    (.nanoseconds, 95.46, "95.5"), (.nanoseconds, 1_234.5, "1235"), (.bytes, 408, "408"), (.bytes, 408.4, "408.4"),
    (.instructions, 430_033.4, "430033"),
  ])
  func aNumberIsShownAsItsUnitWants(unit: Unit, value: Double, text: String) {
    #expect(unit.text(value) == text)
  }
}
