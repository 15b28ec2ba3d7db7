internal import StoaNetworking
internal import Testing

@Suite("Addresses")
struct HTTPURLTests {
  @Test(arguments: [
    ("http://example.org", "http://example.org/"),
    ("HTTP://Example.ORG:80/A?b=C#part", "http://example.org/A?b=C"),
    ("https://h:443/", "https://h/"),
    ("https://h:80/", "https://h:80/"),
    ("http://127.0.0.1:3000/users?_page=2&_limit=10", "http://127.0.0.1:3000/users?_page=2&_limit=10"),
    ("http://[::1]:9601/posts", "http://[::1]:9601/posts"),
    ("http://[2001:DB8::7]", "http://[2001:db8::7]/"),
    ("http://h?q", "http://h/?q"),
    ("http://h/a/./b/../c", "http://h/a/c"),
    ("http://h/todos/%2e%2E/users", "http://h/users"),
    ("http://h/../../x", "http://h/x"),
    ("http://h/a/..", "http://h/"),
    ("http://h/a%2Fb//c/", "http://h/a%2Fb//c/"),
    ("http://h:/x", "http://h/x"),
  ])
  func `a proper address is read and written normalised`(text: String, expected: String) throws {
    #expect(try HTTPURL(text).string == expected)
  }

  @Test(arguments: [
    "", "example.org", "ftp://h/", "file:///etc/passwd", "http:/h", "http://", "http:///x", "http://user@h/",
    "http://user:secret@h/", "http://h:0/", "http://h:65536/", "http://h:x/", "http://h:8x/", "http://h/a b",
    "http://h/a\u{0}", "http://h/é", "http://h/%zz", "http://h/%2", "http://h\\x/", "http://[::1/", "http://[h]/",
    "http://h o/", "http://.h/", "http://a..b/", "http://h/<x>", "http://[::1]x/", "http://h/a\r\nb", "http://::1/",
    "http://h:-1/",
  ])
  func `what is not plainly an address is refused`(text: String) {
    #expect(throws: HTTPError.self) { try HTTPURL(text) }
  }

  @Test func `a refusal shows neither password nor query`() async {
    for text in ["http://ann:secret@h/", "http://h/a b?token=secret", "http://h\u{1B}[31m/"] {
      let message = await fault { () throws(HTTPError) in try HTTPURL(text) }?.message ?? ""
      #expect(!message.contains("secret"))
      #expect(!message.contains("\u{1B}"))
    }
  }

  @Test func `its parts are there by name`() throws {
    let address = try HTTPURL("https://[::1]:8443/users/J%C3%BCrgen/?a=1&b=x+y%2B&c&=z")
    #expect(address.scheme == .https)
    #expect(address.host == "::1")
    #expect(address.port == 8_443)
    #expect(address.authority == "[::1]:8443")
    #expect(address.segments == ["users", "Jürgen"])
    #expect(address.queryItems.map(\.name) == ["a", "b", "c", ""])
    #expect(address.queryItems.map(\.value) == ["1", "x y+", "", "z"])
  }

  @Test(arguments: [
    ("http://h:1", "/users", "http://h:1/users"),
    ("http://h:1/api", "/users", "http://h:1/api/users"),
    ("http://h:1/api/", "/users/3", "http://h:1/api/users/3"),
    ("http://h:1/api/", "users", "http://h:1/api/users"),
    ("http://h:1/api?key=1", "/users", "http://h:1/api/users"),
    ("http://h:1/api", "/a b?c#d%", "http://h:1/api/a%20b%3Fc%23d%25"),
    ("http://h:1/api", "", "http://h:1/api"),
  ])
  func `a path is joined to its base`(base: String, path: String, expected: String) {
    #expect(url(base).appending(path: path).string == expected)
  }

  @Test func `query values are encoded so that they come back as they were`() throws {
    let values = ["ann & bob", "a=b", "1+1", "ß 日本 😀", "100%", "", "#?/"]
    let address = url("http://h/posts").appending(path: "", query: values.map { ("q", $0) })
    #expect(try HTTPURL(address.string).queryItems.map(\.value) == values)
    #expect(address.string.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test func `more pairs go after those that are there`() {
    #expect(url("http://h/a?b=1").adding(query: [("c", "2"), ("d", "3")]).string == "http://h/a?b=1&c=2&d=3")
  }

  @Test(arguments: [
    ("/ok", "http://h:8/ok"), ("ok", "http://h:8/a/ok"), ("../ok?x=1", "http://h:8/ok?x=1"),
    ("?x=1", "http://h:8/a/b?x=1"),
    ("//other/ok", "http://other/ok"), ("https://other/", "https://other/"), ("", "http://h:8/a/b?q=1"),
    ("#part", "http://h:8/a/b?q=1"), ("./c:d", "http://h:8/a/c:d"), ("/c:d", "http://h:8/c:d"),
  ])
  func `a reference is resolved where it is met`(reference: String, expected: String) throws {
    #expect(try HTTPURL("http://h:8/a/b?q=1").resolving(reference).string == expected)
  }

  @Test(arguments: ["file:///etc/passwd", "mailto:ann@h", "javascript:alert(1)", "http://h:99999/", "/a b"])
  func `a reference to elsewhere than HTTP is refused`(reference: String) {
    #expect(throws: HTTPError.self) { try HTTPURL("http://h/").resolving(reference) }
  }
}
