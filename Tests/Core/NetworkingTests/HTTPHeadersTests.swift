internal import StoaNetworking
internal import Testing

@Suite("Header fields")
struct HTTPHeadersTests {
  @Test func `names are compared without case, order and repeats are kept`() {
    var headers: HTTPHeaders = ["Set-Cookie": "a=1", "Link": "</2>", "set-cookie": "b=2"]
    #expect(headers["SET-COOKIE"] == "a=1")
    #expect(headers.values("Set-cookie") == ["a=1", "b=2"])
    headers.add("Link", "</9>")
    #expect(headers.fields.map(\.name) == ["Set-Cookie", "Link", "set-cookie", "Link"])
  }

  @Test func `setting replaces all of the name in the first one's place`() {
    var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3", "C": "4"]
    headers["a"] = "9"
    #expect(headers == ["A": "9", "B": "2", "C": "4"])
    headers["D"] = "5"
    headers["B"] = nil
    #expect(headers.fields.map(\.name) == ["A", "C", "D"])
    #expect(headers["B"] == nil)
  }

  @Test func `a list field is cut at commas outside quotes, over all its lines`() {
    let headers: HTTPHeaders = ["Vary": "Accept , ,Cookie", "X": "y", "vary": "\"a,\\\"b\", *"]
    #expect(headers.list("Vary") == ["Accept", "Cookie", "\"a,\\\"b\"", "*"])
  }

  @Test func `fields that differ in the case of their name alone are equal`() {
    #expect(HTTPHeaders([.init("ETag", "\"1\"")]) == HTTPHeaders([.init("etag", "\"1\"")]))
    #expect(HTTPHeaders([.init("ETag", "\"1\"")]) != HTTPHeaders([.init("ETag", "\"2\"")]))
  }
}
