internal import DesignSupport
internal import Testing

struct PillTests {
  @Test("A pill stands in brackets, so that it is one without colour too")
  func brackets() {
    #expect(Pill.text("Lyon") == "[Lyon]")
  }

  @Test("Without a label there is no pill")
  func none() {
    #expect(Pill.text("").isEmpty)
    #expect(Pill.text(" \t").isEmpty)
    #expect(Pill.text("\u{FE0F}\u{200D}\u{E0067}").isEmpty)
  }
}
