internal import DesignSupport
internal import Testing

struct PillTests {
  @Test func standsInBrackets() {
    #expect(Pill.text("Lyon") == "[Lyon]")
  }

  @Test func isNothingWithoutALabel() {
    #expect(Pill.text("").isEmpty)
  }
}
