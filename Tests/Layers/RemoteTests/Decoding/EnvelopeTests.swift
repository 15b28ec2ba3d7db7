internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import Testing

/// A list inside of an object, as json-server 1 sends it.
@Suite struct EnvelopeTests {
  private static let items = Wire.body(#""a""#, #""b""#)

  @Test("It says the total and whether another page follows")
  func envelope() async throws {
    let body = #"{"first":1,"prev":null,"next":2,"last":6,"pages":6,"items":12,"data":\#(Self.items)}"#
    let list = try await Wire(body).posts()
    #expect(list.slots.map { $0.item?.title } == ["a", "b"])
    #expect(list.total == 12)
    #expect(list.hasNext == true)
  }

  @Test("The last page has no next one")
  func lastPage() async throws {
    let list = try await Wire(#"{ "data" : \#(Self.items) , "next" : null }"#).posts()
    #expect(list.total == nil)
    #expect(list.hasNext == false)
  }

  @Test("Headers say it better")
  func headers() async throws {
    let headers: HTTPHeaders = ["X-Total-Count": "0", "Link": "</>; rel=first"]
    let wire = try Wire(#"{"items":12,"next":2,"data":[]}"#, headers: headers)
    let list = try await wire.posts()
    #expect(list.total == 0)
    #expect(list.hasNext == false)
  }

  @Test("A broken entry inside breaks no other")
  func broken() async throws {
    let list = try await Wire(#"{"data":[{"userId":1,"id":1,"title":"a"},oops],"items":2}"#).posts()
    #expect(list.slots.map { $0.item?.title } == ["a", nil])
    #expect(list.total == 2)
  }
}
