internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import Testing

/// The shapes that the service sends, and those that it should not send but does.
@Suite struct EntityTests {
  @Test("A person comes with company and city")
  func person() async throws {
    let body = #"""
      {"id":3,"name":"Ann Lee","username":"ann","email":"a@b.org","phone":"1-2","website":"b.org",
       "address":{"street":"S","suite":"1","city":"Oslo","zipcode":"9","geo":{"lat":"1","lng":"2"}},
       "company":{"name":"Tea & Co","catchPhrase":"c","bs":"b"}}
      """#
    let user = try await Wire(body).remote.users.user(3, refresh: false).value
    #expect(
      user
        == User(
          id: 3, name: "Ann Lee", username: "ann", email: "a@b.org", phone: "1-2", website: "b.org",
          company: "Tea & Co", city: "Oslo"))
  }

  @Test(
    "What a person can do without may be missing, null or of another kind",
    arguments: [
      #"{"id":3,"name":"Ann"}"#, #"{"id":"3","name":"Ann","phone":null,"company":null,"address":null}"#,
      #"{"id":3.0,"name":"Ann","phone":[1],"email":{},"company":7.5e0,"address":"Oslo","x":{"y":[]}}"#,
      #"{"id":3,"name":"","username":"Ann"}"#, #"{"id":3,"name":null,"username":"Ann","address":{"city":[]}}"#,
    ])
  func sparePerson(_ body: String) async throws {
    let user = try await Wire(body).remote.users.user(3, refresh: false).value
    #expect(user.id == 3)
    #expect(user.name == "Ann")
    #expect([user.email, user.phone, user.website, user.city] == ["", "", "", ""])
  }

  @Test("Numbers stand for texts and texts for numbers where the meaning is plain")
  func mixedTypes() async throws {
    let body = #"""
      [{"userId":"4","id":"7","title":42,"completed":1},
       {"userId":4,"id":8,"title":true,"completed":"false"}]
      """#
    let request = PageRequest(query: TodoQuery(), limit: 10)
    let list = try await Wire(body).remote.todos.list(request, refresh: false)
    let expected = [Todo(id: 7, owner: 4, title: "42", isDone: true), Todo(id: 8, owner: 4, title: "true")]
    #expect(list.slots == expected.map(Slot.item))
  }

  @Test("A number that is too wide for its field harms neither the others nor the rest of the page")
  func wideNumbers() async throws {
    let wide = "12345678901234567890123456789"
    let body = #"""
      [{"userId":1,"id":9007199254740993,"title":\#(wide)},{"userId":1,"id":2,"title":"t","x":[\#(wide),1e999]},
       {"userId":1,"id":\#(wide),"title":"t"},{"userId":1,"id":4,"title":7.50}]
      """#
    let slots = try await Wire(body).posts().slots
    #expect(slots.map { $0.item?.id } == [9_007_199_254_740_993, 2, nil, 4])
    #expect(slots.map { $0.item?.title } == ["1.2345678901234568e+28", "t", nil, "7.5"])
  }

  @Test("A NUL that is escaped is a part of its text")
  func escapedNUL() async throws {
    #expect(try await Wire.titles(Wire.body(#""a\u0000b""#)) == ["a\u{0}b"])
  }

  @Test("An empty text is a text")
  func emptyText() async throws {
    #expect(try await Wire.titles(Wire.body(#""""#, #""a""#)) == ["", "a"])
    let user = try await Wire(#"{"id":1,"name":"","username":""}"#).remote.users.user(1, refresh: false).value
    #expect(user == User(id: 1, name: ""))
  }

  @Test("A company may be just its name")
  func companyName() async throws {
    let user = try await Wire(#"{"id":1,"name":"Ann","company":"Tea"}"#).remote.users.user(1, refresh: false).value
    #expect(user.company == "Tea")
  }

  @Test(
    "What lacks an id, an owner or anything to show cannot be read",
    arguments: [
      #"{"userId":1,"title":"t"}"#, #"{"id":1,"title":"t"}"#, #"{"id":1,"userId":1}"#,
      #"{"id":1,"userId":1,"title":null,"body":null}"#, #"{"id":"x","userId":1,"title":"t"}"#,
      #"{"id":9223372036854775808,"userId":1,"title":"t"}"#, #"{"id":1.5,"userId":1,"title":"t"}"#,
      #"{"id":1,"userId":1,"title":{}}"#, "null", "7", "[]", "\"x\"", "{}",
    ])
  func unreadable(_ item: String) async throws {
    let good = #"{"userId":1,"id":2,"title":"good"}"#
    #expect(try await Wire.titles("[\(good),\(item),\(good)]") == ["good", nil, "good"])
  }

  @Test("A comment comes with the address of who wrote it")
  func comment() async throws {
    let body = #"[{"postId":12,"id":5,"name":"n","email":"e@f.org","body":"two\nlines"}]"#
    let request = PageRequest(query: CommentQuery(post: 12), limit: 10)
    let list = try await Wire(body).remote.comments.list(request, refresh: false)
    let expected = DomainLayer.Comment(id: 5, post: 12, name: "n", email: "e@f.org", body: "two\nlines")
    #expect(list.slots == [.item(expected)])
  }

  @Test("A comment of nothing but null cannot be read")
  func emptyComment() async throws {
    let request = PageRequest(query: CommentQuery(post: 1), limit: 10)
    let wire = try Wire(#"[{"postId":1,"id":5,"name":null,"body":null},{"postId":1,"id":6,"body":"b"}]"#)
    let list = try await wire.remote.comments.list(request, refresh: false)
    #expect(list.slots.map { $0.item?.id } == [nil, 6])
  }
}
