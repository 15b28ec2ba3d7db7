internal import StoaJSON
internal import Testing

/// What is a JSON text, and what is refused with which reason.
@Suite struct JSONDocumentTests {
  @Test(arguments: ["1", " \"a\" ", "true", "null", "\r\n\t[ ]", "{}", "[[],{}]"])
  func anyValueIsAText(_ text: String) throws {
    _ = try JSONDocument(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("", .truncated), ("  ", .truncated), ("[1,", .truncated), ("{\"a\":", .truncated), ("\"x", .truncated),
      ("[] []", .trailing), ("1 2", .trailing), ("{},", .trailing), ("[]\u{0}", .trailing),
      ("[] \u{0}[]", .trailing), ("01", .trailing), ("[1", .truncated), ("tru", .truncated), (#""\u12"#, .truncated),
      ("\u{FEFF}[]", .syntax), ("[1,]", .syntax), ("{a:1}", .syntax), ("'a'", .syntax), ("NaN", .syntax),
      ("[01]", .syntax), ("+1", .syntax), (".5", .syntax), ("[1.]", .syntax), ("\"a\nb\"", .syntax),
      ("// c\n1", .syntax), (#""\x""#, .syntax), ("[\u{0}]", .syntax), ("\"a\u{0}\"", .syntax),
    ] as [(String, JSONError.Kind)])
  func whatIsNoTextIsRefused(_ text: String, kind: JSONError.Kind) {
    #expect(Self.refusal(Array(text.utf8))?.kind == kind)
  }

  @Test func aRefusalSaysHowMuchStandsBeforeThePlace() {
    #expect(Self.refusal(Array("[1,?]".utf8)) == JSONError(.syntax, offset: 3))
  }

  @Test(arguments: [[0xFF], [0xC3, 0x28], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func bytesThatAreNoUTF8AreRefused(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(Self.refusal([quote] + bytes + [quote])?.kind == .encoding)
    #expect(Self.refusal([quote] + bytes)?.kind == .encoding)
  }

  @Test(arguments: ["\u{D7FF}", "\u{D000}\u{D7A3}", "\u{E000}", "\u{10FFFF}"])
  func whatOnlyLooksLikeASurrogateIsRead(_ text: String) throws {
    #expect(try JSONDocument(Array(#"["\n\#(text)"]"#.utf8)).root[0]?.text == "\n" + text)
  }

  @Test(arguments: [#""\ud83d""#, #""\ud83dx""#, #""\ude00""#, #""\ud83d\ud83d""#, #""\ud83d\n""#, #"{"\udfff":1}"#])
  func halfOfASurrogatePairIsRefused(_ text: String) {
    #expect(Self.refusal(Array(text.utf8))?.kind == .syntax)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func aMillionOpenValuesAreAnErrorAndNoCrash(_ open: String) {
    #expect(Self.refusal(Array(String(repeating: open, count: 1_000_000).utf8))?.kind == .depth)
  }

  @Test func twoThousandAndFortyEightArraysMayStandInsideOneAnother() throws {
    let deepest = String(repeating: "[", count: 2_048) + String(repeating: "]", count: 2_048)
    #expect(try JSONDocument(Array(deepest.utf8)).root.count == 1)
    #expect(Self.refusal(Array("[\(deepest)]".utf8))?.kind == .depth)
  }

  /// The most values that so many bytes can hold, whole and broken off wherever it may be.
  @Test(arguments: [
    String(repeating: "[", count: 2_048) + "1" + String(repeating: ",1", count: 3_000)
      + String(repeating: "]", count: 2_048),
    String(repeating: #"{"":"#, count: 2_048) + "1" + String(repeating: #","":1"#, count: 3_000)
      + String(repeating: "}", count: 2_048),
  ])
  func nothingIsDenserThanItsMemory(_ text: String) throws {
    let bytes = Array(text.utf8)
    _ = try JSONDocument(bytes)
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(Self.refusal(Array(bytes[..<count]))?.kind == .truncated)
    }
  }

  @Test func depthIsNotLength() throws {
    let siblings = "[" + Array(repeating: #"{"a":[]}"#, count: 5_000).joined(separator: ",") + "]"
    #expect(try JSONDocument(Array(siblings.utf8)).root[4_999]?["a"]?.kind == .array)
  }

  @Test func aLongTextIsReadWhole() throws {
    let item = #"{"id":7,"text":"\#(String(repeating: "é", count: 500))"}"#
    let count = (8 << 20) / item.utf8.count
    let body = "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
    let root = try JSONDocument(Array(body.utf8)).root
    #expect(root.count == count)
    #expect(root[count - 1]?["text"]?.text?.count == 500)
  }

  @Test func aSliceIsReadWhereItStands() throws {
    let bytes = Array("junk[1,2]junk".utf8)
    #expect(try JSONDocument(bytes[4..<9]).root.count == 2)
  }

  @Test func aNodeKeepsItsDocument() throws {
    let node = try JSONDocument(Array(#"{"a":["kept"]}"#.utf8)).root["a"]?[0]
    #expect(node?.text == "kept")
  }

  private static func refusal(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONDocument(bytes)
      return nil
    } catch {
      return error
    }
  }
}
