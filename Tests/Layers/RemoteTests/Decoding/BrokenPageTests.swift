internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import Testing

/// A broken part of a page breaks nothing else.
@Suite struct BrokenPageTests {
  @Test("A page that is sound is taken as it is", arguments: ["", " ", "\u{FEFF}", "\r\n\t"])
  func sound(_ prefix: String) async throws {
    #expect(try await Wire.titles(prefix + Wire.body(#""a""#, #""b \"q\" , ] }""#)) == ["a", #"b "q" , ] }"#])
    #expect(try await Wire.titles(prefix + "[ ]") == [])
  }

  @Test("Bytes that are no text become U+FFFD, and only they")
  func badBytes() async throws {
    let bad: [UInt8] = [0x41, 0xFF, 0xC3, 0x28, 0xE2, 0x80, 0x42, 0xC0, 0xAF, 0xED, 0xA0, 0x80]
    let parts = Wire.body(#""ok""#, #""HERE""#, #""é""#).split(separator: "HERE").map { Array($0.utf8) }
    let titles = try await Wire.titles(parts[0] + bad + parts[1])
    #expect(titles == ["ok", "A\u{FFFD}\u{FFFD}(\u{FFFD}B\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "é"])
  }

  @Test(
    "Half of a surrogate pair becomes U+FFFD",
    arguments: [
      (#""x\ud83dy""#, "x\u{FFFD}y"), (#""\ude00z""#, "\u{FFFD}z"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\\ud83d\ud83d""#, #"\ud83d"# + "\u{FFFD}"), (#""\ud83d\n""#, "\u{FFFD}\n"),
    ])
  func loneSurrogate(_ title: String, text: String) async throws {
    #expect(try await Wire.titles(Wire.body(#""a""#, title, #""😀""#)) == ["a", text, "😀"])
  }

  @Test(
    "What is no JSON between two commas is one broken entry",
    arguments: ["nonsense", "", "{]", "1 2", "'x'", "{\"a\":1}}", "}", "\u{0}", "{\"a\":\"\\\"}\"}"])
  func garbage(_ item: String) async throws {
    let good = #"{"userId":1,"id":2,"title":"good"}"#
    #expect(try await Wire.titles("[\(good),\(item),\(good)]") == ["good", nil, "good"])
  }

  @Test("What is opened and never closed swallows the rest", arguments: ["{\"id\":1", "\"x", "["])
  func unclosed(_ item: String) async throws {
    let good = #"{"userId":1,"id":2,"title":"good"}"#
    #expect(try await Wire.titles("[\(good),\(item),\(good)]") == ["good", nil])
  }

  @Test("A page that breaks off shows what came before")
  func truncated() async throws {
    let whole = Wire.body(#""a""#, #""b""#, #""c""#)
    #expect(try await Wire.titles(String(whole.dropLast(4))) == ["a", "b", nil])
    #expect(try await Wire.titles(String(whole.dropLast(1))) == ["a", "b", "c"])
  }

  @Test("An entry that is too deep is broken, however deep it is", arguments: [100, 100_000])
  func deep(_ depth: Int) async throws {
    let nest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let deep = #"{"userId":1,"id":2,"title":"deep","x":\#(nest)}"#
    let titles = try await Wire.titles(#"[{"userId":1,"id":1,"title":"\#u{FF}"},\#(deep),nonsense]"#)
    #expect(titles == ["\u{FF}", nil, nil])
  }

  @Test("An entry that is too long is broken")
  func long() async throws {
    let long = "\"" + String(repeating: "x", count: 1 << 20) + "\""
    #expect(try await Wire.titles(Wire.body(#""a""#, long, "nonsense")) == ["a", nil, nil])
  }

  @Test("Of two equal keys the first holds, whether the page is sound or not")
  func duplicateKeys() async throws {
    let item = #"{"userId":1,"id":1,"title":"first","title":"second"}"#
    #expect(try await Wire.titles("[\(item)]") == ["first"])
    #expect(try await Wire.titles("[\(item),nonsense]") == ["first", nil])
  }

  @Test("A million brackets end at once")
  func brackets() async throws {
    let titles = try await Wire.titles(String(repeating: "[", count: 1_000_000))
    #expect(titles == [nil])
  }

  @Test(
    "What is no list is not what such a service sends",
    arguments: ["", "{}", "null", "7", "\"x\"", "{\"data\":7}", "{\"error\":[]}", "\u{0}"])
  func noList(_ body: String) async throws {
    let wire = try Wire(body, headers: ["Content-Type": "text/html"])
    await #expect(throws: DomainError(.unexpectedAnswer)) { try await wire.posts() }
  }

  @Test("A web page is told from data, and only where it is one")
  func webPage() async throws {
    for body in ["<!doctype html><p>Sign in", "\u{FEFF}\n <html>"] {
      let wire = try Wire(body, headers: ["Content-Type": "text/HTML; charset=utf-8"])
      await #expect(throws: DomainError(.webPage)) { try await wire.posts() }
    }
    let feed = try Wire("<feed/>", headers: ["Content-Type": "application/xml"])
    await #expect(throws: DomainError(.unexpectedAnswer)) { try await feed.posts() }
    #expect(try await Wire("[]", headers: ["Content-Type": "text/html"]).posts().slots.isEmpty)
  }

  @Test("One item is repaired too")
  func item() async throws {
    var bytes = Array("\u{FEFF}{\"userId\":1,\"id\":1,\"title\":\"a?b\"}".utf8)
    bytes[bytes.firstIndex(of: 0x3F) ?? 0] = 0xFF
    let post = try await Wire(bytes: bytes).remote.posts.post(1, refresh: false).value
    #expect(post.title == "a\u{FFFD}b")
  }

  @Test(
    "What is no such item is not what such a service sends",
    arguments: [
      "", "<html>", "[]", "{}", #"{"userId":1,"id":2,"title":"another"}"#, #"[{"userId":1,"id":1,"title":"t"}]"#,
    ])
  func noItem(_ body: String) async throws {
    let wire = try Wire(body)
    await #expect(throws: DomainError(.unexpectedAnswer)) { try await wire.remote.posts.post(1, refresh: false) }
  }
}
