internal import StoaJSON
internal import Testing

/// What is written is what is read.
@Suite struct JSONTextTests {
  @Test(
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#), ("é😀\u{2028}\u{7F}", "\"é😀\u{2028}\u{7F}\""),
    ])
  func onlyWhatMustBeEscapedIs(_ text: String, json: String) throws {
    var bytes: [UInt8] = []
    JSONText.append(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    #expect(try JSONDocument(bytes).root.text == text)
  }

  @Test func anObjectHasItsMembersInTheOrderGiven() {
    let bytes = JSONText.object(["z": .integer(-1), "a": .text("\""), "k\"": .flag(true), "f": .flag(false)])
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"z":-1,"a":"\"","k\"":true,"f":false}"#)
    #expect(JSONText.object([:]) == Array("{}".utf8))
  }
}
