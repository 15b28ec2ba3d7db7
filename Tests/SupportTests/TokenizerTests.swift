internal import StoaSupport
internal import Testing

@Suite struct TokenizerTests {
  private func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Tokenizer.tokens(of: bytes).map { "\($0.line) " + String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test func commentsAreDroppedAndNestOneInAnother() {
    #expect(words("a // b\n/* c /* d */ e */ f") == ["1 a", "2 f"])
  }

  @Test func aStringIsOneTokenAndItsInterpolationIsSource() {
    #expect(words("\"a \\(b(\"c\")) d\" e") == ["1 b", "1 (", "1 \"c\"", "1 )", "1 \"a \\(b(\"c\")) d\"", "1 e"])
  }

  @Test func aRawStringHidesWhatIsNotEscapedByItsOwnHashes() {
    #expect(words("#\"a \\(b) \" c\"# d") == ["1 #\"a \\(b) \" c\"#", "1 d"])
  }

  @Test func aBlockStringCountsItsLines() {
    #expect(words("\"\"\"\na \"b\" c\n\"\"\"\nd").last == "4 d")
  }

  @Test func aRegularExpressionIsOneTokenAndADivisionIsNot() {
    #expect(words("let r = /a\"b/ \nc") == ["1 let", "1 r", "1 =", "1 /a\"b/", "2 c"])
    #expect(words("a / b / c") == ["1 a", "1 /", "1 b", "1 /", "1 c"])
    #expect(words("f(a)/2 + b/3") == ["1 f", "1 (", "1 a", "1 )", "1 /", "1 2", "1 +", "1 b", "1 /", "1 3"])
  }

  @Test func aWordInBackticksIsGivenWithoutThem() {
    #expect(words("`import` x") == ["1 import", "1 x"])
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "\"\\(", "#\"", "`", "#/", "\\", "\"\\"])
  func textThatEndsInTheMiddleIsReadToItsEnd(text: String) {
    #expect(words(text).count <= 2)
  }
}
