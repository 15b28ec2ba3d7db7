internal import StoaRouting
internal import StoaRoutingTesting
internal import Testing

@Suite struct LinkResolverTests {
  @Test(
    arguments: [
      ("stoa://people", .people(q: nil, sort: nil, sheet: nil)),
      ("people", .people(q: nil, sort: nil, sheet: nil)),
      ("people?q=ann&sort=city", .people(q: "ann", sort: .city, sheet: nil)),
      ("people?sort=city&q=ann", .people(q: "ann", sort: .city, sheet: nil)),
      ("people?sheet=overview", .people(q: nil, sort: nil, sheet: .overview)),
      ("people/3", .person(3)),
      ("stoa://people/3", .person(3)),
      ("people/3/posts", .postsOf(3)),
      ("posts?author=3", .posts(author: 3)),
      ("posts", .posts(author: nil)),
      ("posts/12/comments/7", .comment(post: 12, comment: 7)),
      ("settings/preferences", .preferences),
      ("people/9223372036854775807", .person(Int.max)),
    ] as [(String, TestPlace)])
  func `a link leads to its destination`(text: String, place: TestPlace) {
    TestPlace.resolver.expect(text, opens: place)
  }

  @Test(
    arguments: [
      ("STOA://People/3", .person(3)),
      ("people/3/", .person(3)),
      ("people/", .people(q: nil, sort: nil, sheet: nil)),
      ("people?", .people(q: nil, sort: nil, sheet: nil)),
      ("people/?q=a", .people(q: "a", sort: nil, sheet: nil)),
      ("people?q=a+b", .people(q: "a b", sort: nil, sheet: nil)),
      ("people?q=a%20b", .people(q: "a b", sort: nil, sheet: nil)),
      ("people?q=a%2Bb", .people(q: "a+b", sort: nil, sheet: nil)),
      ("people?q=a b", .people(q: "a b", sort: nil, sheet: nil)),
      ("people?q=%EA%B9%80", .people(q: "김", sort: nil, sheet: nil)),
      ("people?q=김", .people(q: "김", sort: nil, sheet: nil)),
      ("people?q=", .people(q: "", sort: nil, sheet: nil)),
      ("people?q", .people(q: "", sort: nil, sheet: nil)),
      ("people?&q=a&&", .people(q: "a", sort: nil, sheet: nil)),
      ("people?q=a=b", .people(q: "a=b", sort: nil, sheet: nil)),
      ("people?q=a@b:c/d?e", .people(q: "a@b:c/d?e", sort: nil, sheet: nil)),
      ("people?%71=a", .people(q: "a", sort: nil, sheet: nil)),
      ("people/%33", .person(3)),
    ] as [(String, TestPlace)])
  func `spellings that mean the same`(text: String, place: TestPlace) {
    TestPlace.resolver.expect(text, opens: place)
  }

  @Test(
    arguments: [
      ("http://people/3", .scheme("http", expected: "stoa")),
      ("stoa://people/three", .parameter(name: "id", value: "three", expected: "a whole number from 1")),
      ("stoa://user@people/3", .userInfo("user")),
      ("stoa://people:80/3", .port(":80")),
      ("stoa://nowhere", .place("nowhere", known: ["people", "posts", "settings"])),
      (String(repeating: "x", count: 9_000), .tooLong(bytes: 9_000, limit: 4_096)),
      ("stoa://people/%zz", .badEncoding("%zz", .percentCode)),
    ] as [(String, LinkRefusal)])
  func `each kind of wrong link is refused with its own reason`(text: String, refusal: LinkRefusal) {
    TestPlace.resolver.expect(text, refused: refusal)
  }

  @Test(arguments: [
    "0", "-1", "+3", "03", "3.0", "1e3", " 3", "9223372036854775808", "99999999999999999999999", "٣", "３", "0x3",
  ])
  func `what is no whole number from 1 is no id`(text: String) {
    #expect(refusal(of: "people/" + text) == .parameter(name: "id", value: text, expected: "a whole number from 1"))
    #expect(
      refusal(of: "posts?author=" + text.replacing("+", with: "%2B"))
        == .parameter(name: "author", value: text, expected: "a whole number from 1"))
  }

  @Test func `an empty value is no id`() {
    #expect(refusal(of: "posts?author=") == .parameter(name: "author", value: "", expected: "a whole number from 1"))
    #expect(refusal(of: "posts?author") == .parameter(name: "author", value: "", expected: "a whole number from 1"))
  }

  @Test func `a word that is not one of the choices`() {
    #expect(refusal(of: "people?sort=age") == .parameter(name: "sort", value: "age", expected: "id, name or city"))
    #expect(refusal(of: "people?sort=City") == .parameter(name: "sort", value: "City", expected: "id, name or city"))
  }

  @Test func `query names given twice or unknown`() {
    let known = ["q", "sort", "sheet"]
    #expect(refusal(of: "people?q=a&q=b") == .duplicateParameter("q"))
    #expect(refusal(of: "people?x=1") == .unknownParameter("x", known: known))
    #expect(refusal(of: "people?=1") == .unknownParameter("", known: known))
    #expect(refusal(of: "people?Q=1") == .unknownParameter("Q", known: known))
    #expect(refusal(of: "people/3?q=a") == .unknownParameter("q", known: []))
    #expect(refusal(of: "settings/preferences?a=b") == .unknownParameter("a", known: []))
  }

  @Test func `a text parameter has its longest length`() {
    #expect(
      resolve("people?q=" + String(repeating: "a", count: 256))
        == .success(
          .people(q: String(repeating: "a", count: 256), sort: nil, sheet: nil)))
    #expect(refusal(of: "people?q=" + String(repeating: "a", count: 257))?.stage == .parameters)
  }

  @Test func `paths that no pattern has`() {
    let known = ["people", "people/ID", "people/ID/posts"]
    #expect(refusal(of: "people/3/nope") == .pattern("people/3/nope", known: known))
    #expect(refusal(of: "people/3/Posts") == .pattern("people/3/Posts", known: known))
    #expect(refusal(of: "people/3/posts/4") == .pattern("people/3/posts/4", known: known))
    #expect(refusal(of: "people/../posts") == .parameter(name: "id", value: "..", expected: "a whole number from 1"))
    #expect(refusal(of: "settings") == .pattern("settings", known: ["settings/preferences"]))
    #expect(
      refusal(of: "people/3%2Fposts") == .parameter(name: "id", value: "3/posts", expected: "a whole number from 1"))
  }

  @Test func `the table lists its patterns with what they take`() {
    #expect(
      TestPlace.resolver.patterns.map(\.usage) == [
        "people?q=TEXT&sort=id|name|city&sheet=overview", "people/ID", "people/ID/posts", "posts?author=AUTHOR",
        "posts/POST/comments/ID", "settings/preferences",
      ])
    #expect(TestPlace.resolver.patterns.first?.summary == "all people")
    #expect(TestPlace.resolver.patterns.first?.slots.map(\.summary) == ["who has this text", "", ""])
    #expect(TestPlace.resolver.problems == [])
  }

  @Test func `a pattern tells of each parameter what it takes`() {
    let slots = TestPlace.resolver.patterns.flatMap(\.slots).map { slot in
      "\(slot.name) \(slot.words) \(slot.isNumber) \(slot.isInQuery)"
    }
    #expect(
      slots == [
        "q [] false true", #"sort ["id", "name", "city"] false true"#, #"sheet ["overview"] false true"#,
        "id [] true false", "id [] true false", "author [] true true", "post [] true false", "id [] true false",
      ])
  }

  @Test func `a link taken apart resolves like its text`() throws {
    #expect(try TestPlace.resolver.resolve(Link("people", ["3"])) == .person(3))
    #expect(throws: LinkRefusal.place("nowhere", known: ["people", "posts", "settings"])) {
      try TestPlace.resolver.resolve(Link("nowhere"))
    }
  }

  @Test func `a pattern takes up to five parameters, in their order`() throws {
    let resolver = LinkResolver<[Int?]>([
      LinkPattern("a/:x", "", .id("x"), .query(.id("p"))) { x, p in [x, p] },
      LinkPattern("b/:x", "", .id("x"), .query(.id("p")), .query(.id("q")), .query(.id("r"))) { x, p, q, r in
        [x, p, q, r]
      },
      LinkPattern(
        "c/:x/:y", "", .id("x"), .id("y"), .query(.id("p")), .query(.id("q")), .query(.id("r"))
      ) { x, y, p, q, r in [x, y, p, q, r] },
    ])
    #expect(resolver.problems == [])
    #expect(try resolver.resolve("a/1?p=2") == [1, 2])
    #expect(try resolver.resolve("b/1?r=4&p=2") == [1, 2, nil, 4])
    #expect(try resolver.resolve("c/1/2?q=4&p=3") == [1, 2, 3, 4, nil])
  }

  @Test func `mistakes in a table are found`() {
    let resolver = LinkResolver<Int>(
      LinkPolicy(places: ["people", "Posts"]),
      [
        LinkPattern("people/:id", "", .id("number")) { id in id },
        LinkPattern("people/all", "") { 0 },
        LinkPattern("posts", "", .query(.id("a")), .query(.id("a"))) { _, _ in 0 },
        LinkPattern("Posts", "") { 0 },
        LinkPattern("people/:id/posts", "") { 0 },
      ])
    #expect(
      resolver.problems == [
        "people/:id: its steps are declared as 'number'",
        "people/all: never reached, for people/:id comes first",
        "posts: the place 'posts' is not one of the policy's",
        "posts: a query name is declared twice",
        "Posts: a place is written in small ASCII letters",
        "people/:id/posts: its steps are declared as ''",
      ])
  }
}
