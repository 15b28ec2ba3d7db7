internal import StoaJSON
internal import Testing

@Suite struct PrintedTextTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("line\nnext\ttab\r", #""line\nnext\ttab\r""#),
    ("\u{1B}[31m", #""\u001b[31m""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
    ("a\u{202E}b\u{2069}\u{2028}", #""a\u202eb\u2069\u2028""#), ("서울 é 👩‍💻", "\"서울 é 👩‍💻\""), ("", "\"\""),
  ])
  func textIsEscapedSoThatNoControlCharacterIsLeft(text: String, json: String) {
    #expect(JSONText.printed(text) == json)
  }
}
