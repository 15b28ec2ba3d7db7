internal import StoaJSON
internal import Testing

/// What a node says of itself.
@Suite struct JSONNodeTests {
  @Test(
    arguments: [
      ("{}", .object), ("[]", .array), ("\"\"", .text), ("0", .integer), ("0.0", .real), ("1e2", .real),
      ("true", .flag), ("false", .flag), ("null", .null),
    ] as [(String, JSONNode.Kind)])
  func aNodeKnowsItsKind(_ text: String, kind: JSONNode.Kind) throws {
    #expect(try Self.node(text).kind == kind)
  }

  @Test(arguments: ["{}", "[]", "\"7\"", "7", "7.5", "true", "null"])
  func aNodeIsNothingButItsKind(_ text: String) throws {
    let node = try Self.node(text)
    #expect((node.text != nil) == (node.kind == .text))
    #expect((node.integer != nil) == (node.kind == .integer))
    #expect((node.real != nil) == (node.kind == .integer || node.kind == .real))
    #expect((node.flag != nil) == (node.kind == .flag))
    #expect(node.count == 0)
    #expect(node[0] == nil && node["a"] == nil && node[path: "a.b"] == nil)
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9é""#, "éé"),
      (#""\ud83d\ude00😀""#, "😀😀"), (#""\u0000""#, "\u{0}"), (#""a\u0000b""#, "a\u{0}b"),
      (#""\uffff""#, "\u{FFFF}"), (#""e\u0301""#, "e\u{301}"), (#""\u2028""#, "\u{2028}"),
      (#""sixteen bytes and more""#, "sixteen bytes and more"),
    ])
  func aTextIsWhatItsEscapesSay(_ json: String, text: String) throws {
    let found = try #require(try Self.node(json).text)
    #expect(Array(found.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-7", -7), ("3.0", 3), ("3e0", 3), ("1e3", 1_000), ("-0.0", 0),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("1.5", nil), ("1e300", nil),
      ("9223372036854775808", nil), ("-9223372036854775809", -9_223_372_036_854_775_808),
    ] as [(String, Int?)])
  func aWholeNumberIsOneHoweverItIsWritten(_ json: String, number: Int?) throws {
    #expect(try Self.node(json).integer == number)
  }

  @Test(
    arguments: [
      ("2", 2), ("7.5e0", 7.5), ("-1.25", -1.25), ("1E-2", 0.01), ("5e-400", 0),
      ("9223372036854775808", 9_223_372_036_854_775_808), ("123456789012345678901234", 1.2345678901234568e23),
      ("1e400", Double.greatestFiniteMagnitude), ("-1e400", -Double.greatestFiniteMagnitude),
      ("1" + String(repeating: "0", count: 400), Double.greatestFiniteMagnitude),
      ("1" + String(repeating: "0", count: 400) + "e-399", 10), ("0." + String(repeating: "0", count: 400) + "1", 0),
      ("0." + String(repeating: "0", count: 400) + "1e401", 1), ("0e400", 0), ("1.0000000001e-2147483648", 0),
      ("5e-324", Double.leastNonzeroMagnitude), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ] as [(String, Double)])
  func anyNumberIsReal(_ json: String, number: Double) throws {
    #expect(try Self.node(json).real == number)
  }

  @Test func aNumberThatIsTooWideChangesNoOther() throws {
    let json = #"{"a\"9":"99999999999999999999","w":[99999999999999999999,1e999],"n":9007199254740993,"t":"\\"}"#
    let node = try Self.node(json)
    #expect(node["a\"9"]?.text == "99999999999999999999")
    #expect(node["w"]?[0]?.real == 1e20)
    #expect(node["n"]?.integer == 9_007_199_254_740_993)
    #expect(node["t"]?.text == "\\")
  }

  @Test(arguments: ["01e999", "1.e999", ".5e999", "-.5e999", "1e999e1", "1e+", "--1", "-", "\"\\u12\""])
  func aNumberThatIsTooWideExcusesNothing(_ json: String) {
    #expect(throws: JSONError.self) { try Self.node("[1e999,\(json)]") }
  }

  @Test func elementsComeInOrderAndEndWhereTheArrayDoes() throws {
    let node = try Self.node("[1,\"b\",null]")
    #expect(node.count == 3)
    #expect(node[0]?.integer == 1 && node[1]?.text == "b" && node[2]?.kind == .null)
    #expect(node[3] == nil && node[-1] == nil && node[Int.min] == nil)
  }

  @Test func membersAreFoundByNameAndByPath() throws {
    let node = try Self.node(#"{"a":{"b":{"c":1}},"a.b":2,"é":3,"":4}"#)
    #expect(node[path: "a.b.c"]?.integer == 1)
    #expect(node["a.b"]?.integer == 2)
    #expect(node["é"]?.integer == 3)
    #expect(node[""]?.integer == 4)
    #expect(node[path: "a.x"] == nil && node["A"] == nil && node[path: "a.b.c.d"] == nil)
  }

  @Test func ofEqualKeysTheFirstHolds() throws {
    #expect(try Self.node(#"{"a":1,"a":2}"#)["a"]?.integer == 1)
  }

  @Test func aNameIsMoreThanItsBeginning() throws {
    let node = try Self.node(#"{"a\u0000b":1,"ab":2,"a":3,"\u0061c":4}"#)
    #expect(node["a"]?.integer == 3 && node["ab"]?.integer == 2 && node["ac"]?.integer == 4)
    #expect(node["a\u{0}b"]?.integer == 1)
  }

  private static func node(_ json: String) throws(JSONError) -> JSONNode { try JSONDocument(Array(json.utf8)).root }
}
