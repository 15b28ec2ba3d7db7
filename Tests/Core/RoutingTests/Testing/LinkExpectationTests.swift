internal import StoaFlow
internal import StoaRouting
internal import StoaRoutingTesting
internal import Testing

@FlowActor
@Suite struct LinkExpectationTests {
  private let links = TestPlace.resolver

  @Test func `links that do as expected pass`() {
    let found = remarks {
      links.expect("people/3", opens: .person(3))
      links.expect("stoa://people/0", refused: .parameter(name: "id", value: "0", expected: "a whole number from 1"))
      links.expect("http://people", refusedAt: .scheme)
      links.expectSound()
    }
    #expect(found.isEmpty)
  }

  @Test func `another destination is told by its parts`() {
    let found = remarks {
      links.expect("people?q=ann&sort=city", opens: .people(q: "ann", sort: nil, sheet: nil))
      links.expect("people/3", opens: .preferences)
      links.expect("people/x", opens: .person(3))
    }
    #expect(
      found == [
        "people?q=ann&sort=city opens another destination than expected:\n  people.sort: expected nil, is city",
        "people/3 opens another destination than expected:\n  destination: expected preferences, is person(3)",
        "people/x was to open person(3), but is refused: 'id' is 'x'; give a whole number from 1",
      ])
  }

  @Test func `a refusal that does not come, or for another reason, fails`() {
    let found = remarks {
      links.expect("people/3", refused: .emptyStep)
      links.expect("people//3", refused: .fragment("a"))
      links.expect("people/3", refusedAt: .pattern)
      links.expect("http://people", refusedAt: .place)
    }
    #expect(
      found == [
        "people/3 was to be refused: the link has an empty step; write one slash, not two\n  but opens person(3)",
        """
        people//3 is refused for another reason:
          expected '#a' is of no use here; leave it out
          is       the link has an empty step; write one slash, not two
        """,
        "people/3 was to be refused at its pattern, but opens person(3)",
        """
        http://people was to be refused at its place, but is at its scheme: the scheme 'http' is not known; \
        start with stoa:// or with the place
        """,
      ])
  }

  @Test func `a table that hides a pattern is not sound`() {
    let hiding = LinkResolver<Int>([
      LinkPattern("a/:id", "one", .id()) { $0 },
      LinkPattern("a/b", "another") { 0 },
    ])
    #expect(
      remarks { hiding.expectSound() } == [
        "the table of links has faults:\n  a/b: never reached, for a/:id comes first"
      ])
  }
}
