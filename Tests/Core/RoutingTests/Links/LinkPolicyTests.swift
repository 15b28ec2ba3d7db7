internal import StoaRouting
internal import Testing

@Suite struct LinkPolicyTests {
  private let policy = LinkPolicy(maximumLength: 40, places: ["people", "posts"])

  private func refusal(of text: String) -> LinkRefusal? {
    do throws(LinkRefusal) {
      _ = try policy.admit(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a link is taken apart and decoded`() throws {
    let link = try policy.admit("stoa://people/3/a%2Fb?q=x%26y&s=1")
    #expect(link == Link("people", ["3", "a/b"], query: [LinkItem("q", "x&y"), LinkItem("s", "1")]))
  }

  @Test func `length is counted in bytes, up to the limit`() throws {
    #expect(try policy.admit("people?q=" + String(repeating: "a", count: 31)).query.count == 1)
    #expect(refusal(of: "people?q=" + String(repeating: "a", count: 32)) == .tooLong(bytes: 41, limit: 40))
    #expect(refusal(of: "people?q=" + String(repeating: "한", count: 11)) == .tooLong(bytes: 42, limit: 40))
  }

  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%4g", "%4g"), ("%%41", "%%4"), ("a%2", "%2"), ("%u0041", "%u0"),
    ("%é", "%é"),
  ])
  func `a percent sign without two digits`(text: String, shown: String) {
    #expect(refusal(of: "people?q=" + text) == .badEncoding(shown, .percentCode))
  }

  @Test(arguments: ["\u{0}", "\u{1B}", "\n", "\t", "\u{7F}", "\u{9B}"])
  func `a plain control character`(text: String) {
    guard case .badEncoding(_, .control) = refusal(of: "people?q=a" + text) else {
      Issue.record("not refused for its control character")
      return
    }
  }

  @Test(arguments: [("%00", "%00"), ("a%1bb", "%1b"), ("%7F", "%7F"), ("%0a", "%0a"), ("x%C2%9Bx", "%C2%9B")])
  func `a percent-encoded control character`(text: String, shown: String) {
    #expect(refusal(of: "people?q=" + text) == .badEncoding(shown, .control))
  }

  @Test(arguments: [
    ("%FF", "%FF"), ("%C3", "%C3"), ("a%C0%AFb", "%C0%AF"), ("%ED%A0%80", "%ED%A0%80"), ("%C3/%A9", "%C3"),
    ("%E2%82", "%E2%82"),
  ])
  func `percent codes that are not UTF-8`(text: String, shown: String) {
    #expect(refusal(of: "people/" + text) == .badEncoding(shown, .notUTF8))
  }

  @Test(
    arguments: [
      ("stoa://user@people/3", .userInfo("user")), ("stoa://u:p@people", .userInfo("u:p")),
      ("user@people/3", .userInfo("user")),
      ("stoa://@people", .userInfo("")), ("a@b@people", .userInfo("a@b")), ("mailto:a@b", .userInfo("mailto:a")),
      ("stoa://people:80/3", .port(":80")), ("stoa://people:/3", .port(":")), ("people:80/3", .port(":80")),
      ("people:", .port(":")), ("stoa://people:x", .port(":x")), ("localhost:3000", .port(":3000")),
      ("http://people:80", .port(":80")), ("stoa://[::1]/x", .port("::1]")),
    ] as [(String, LinkRefusal)])
  func `user info and ports are refused before the scheme and the place`(text: String, expected: LinkRefusal) {
    #expect(refusal(of: text) == expected)
  }

  @Test(
    arguments: [
      ("http://people/3", .scheme("http", expected: "stoa")), ("HTTP://people", .scheme("HTTP", expected: "stoa")),
      ("://people", .scheme("", expected: "stoa")), ("stoax://people", .scheme("stoax", expected: "stoa")),
      ("javascript:alert(1)", .scheme("javascript", expected: "stoa")),
      ("people:three", .scheme("people", expected: "stoa")),
      ("http:people", .scheme("http", expected: "stoa")),
      ("stoa:people", .missingSlashes(scheme: "stoa")), ("stoa:/people", .missingSlashes(scheme: "stoa")),
      ("STOA:people", .missingSlashes(scheme: "stoa")), ("stoa:", .missingSlashes(scheme: "stoa")),
      ("stoa:3", .missingSlashes(scheme: "stoa")),
    ] as [(String, LinkRefusal)])
  func `a wrong scheme, or no slashes after the right one`(text: String, expected: LinkRefusal) {
    #expect(refusal(of: text) == expected)
  }

  @Test(arguments: [
    ("", ""), ("stoa://", ""), ("/people", ""), ("//people", ""), ("stoa:///people", ""), ("?q=a", ""), ("#x", ""),
    ("nowhere", "nowhere"), ("peopl", "peopl"), ("people ", "people "), ("p%65ople", "p%65ople"), ("사람", "사람"),
    ("stoa://nowhere#x", "nowhere"), ("..", ".."), ("stoa", "stoa"), ("\\people", "\\people"),
  ])
  func `a place that is none`(text: String, shown: String) {
    #expect(refusal(of: text) == .place(shown, known: ["people", "posts"]))
  }

  @Test func `fragments and empty steps`() {
    #expect(refusal(of: "people#top") == .fragment("top"))
    #expect(refusal(of: "people/3?q=a#") == .fragment(""))
    #expect(refusal(of: "people//3") == .emptyStep)
    #expect(refusal(of: "people//") == .emptyStep)
    #expect(refusal(of: "people/3//") == .emptyStep)
  }

  @Test func `the first stage that fails decides`() {
    let order: [(String, LinkStage)] = [
      ("http://u@nowhere:1//%zz#" + String(repeating: "x", count: 40), .length),
      ("http://u@nowhere:1//%zz#", .encoding),
      ("http://u@nowhere:1//#", .userInfo),
      ("http://nowhere:1//#", .port),
      ("http://nowhere//#", .scheme),
      ("stoa://nowhere//#", .place),
      ("stoa://people//", .pattern),
    ]
    for (text, stage) in order { #expect(refusal(of: text)?.stage == stage, "\(text)") }
  }

  @Test func `no random text traps, and what is admitted holds no control character`() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "stoa", "://", ":", "/", "people", "posts", "?", "#", "&", "=", "%", "%41", "%C3%A9", "%ff", "@", "+", " ", "é",
      "\u{1B}",
      "3", "q", "..", "\\", "😀",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let link = try? policy.admit(text) else { continue }
      #expect(policy.places.contains(link.place))
      let all = link.path.joined() + link.query.map { $0.name + $0.value }.joined()
      #expect(!all.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
      #expect(try policy.admit(link.address.count <= 40 ? link.address : "people").place.isEmpty == false)
    }
  }
}
