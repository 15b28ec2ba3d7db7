internal import StoaRouting
internal import Testing

@Suite struct LinkAddressTests {
  @Test func `an address as people write it`() {
    #expect(Link("people").address == "people")
    #expect(Link("people", ["3", "posts"]).address == "people/3/posts")
    #expect(
      Link("people", query: [LinkItem("q", "ann lee"), LinkItem("sort", "city")]).address
        == "people?q=ann%20lee&sort=city")
    #expect(Link("people", ["3"]).url() == "stoa://people/3")
  }

  @Test func `what has a meaning in links is encoded`() {
    #expect(
      Link("people", ["a/b?c#d"], query: [LinkItem("q", "1+1=2&3%@:김~-._,")]).address
        == "people/a%2Fb%3Fc%23d?q=1%2B1%3D2%263%25%40%3A%EA%B9%80~-._,")
  }

  @Test func `query values that are not there are left out`() {
    let sort: String? = nil
    #expect(Link("people", items: ["q": "", "sort": sort, "sheet": "overview"]).address == "people?sheet=overview")
    #expect(Link("people", ["3"], items: [:]).address == "people/3")
  }

  @Test func `control characters become spaces`() {
    #expect(Link("people", query: [LinkItem("q", "a\nb\u{1B}\u{9B}")]).address == "people?q=a%20b%20%20")
  }

  @Test func `an address admitted is the same link again`() throws {
    let policy = LinkPolicy(maximumLength: 100_000, places: ["people"])
    let letters = Array("aZ09 +%/?#&=@:;,.~-_\\\"'<>|é한😀e\u{301}👩‍👧\u{200B}\u{202E}")
    var generator = SeededGenerator(seed: 2)
    func text(atLeast minimum: Int) -> String {
      String(
        (0..<Int.random(in: minimum...6, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a"
        })
    }
    for _ in 0..<5_000 {
      let path = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text(atLeast: 1) }
      let query = (0..<Int.random(in: 0...3, using: &generator)).map { _ in LinkItem(text(atLeast: 1), text(atLeast: 0))
      }
      let link = Link("people", path, query: query)
      #expect(link.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(try policy.admit(link.address) == link)
      #expect(try policy.admit(link.url()) == link)
    }
  }
}
