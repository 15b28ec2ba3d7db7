internal import StoaRouting
internal import Testing

@Suite struct VisitHistoryTests {
  @Test func `back and forward lead along the places that were left`() {
    var history = VisitHistory<String>()
    history.leave("people")
    history.leave("posts")
    #expect(history.goBack(from: "to-dos") == "posts")
    #expect(history.goBack(from: "posts") == "people")
    #expect(history.goBack(from: "people") == nil)
    #expect(history.goForward(from: "people") == "posts")
    #expect(history.goForward(from: "posts") == "to-dos")
    #expect(history.goForward(from: "to-dos") == nil)
  }

  @Test func `a place comes back as it was when it was left again`() {
    var history = VisitHistory<String>()
    history.leave("people")
    #expect(history.goBack(from: "posts, filtered") == "people")
    #expect(history.goForward(from: "people, sorted") == "posts, filtered")
    #expect(history.goBack(from: "posts") == "people, sorted")
  }

  @Test func `going to a new place drops what was ahead`() {
    var history = VisitHistory<String>()
    history.leave("people")
    #expect(history.goBack(from: "posts") == "people")
    history.leave("people")
    #expect(history.ahead == [])
    #expect(history.goForward(from: "to-dos") == nil)
    #expect(history.goBack(from: "to-dos") == "people")
  }

  @Test func `the previous place is where one was last, in either direction`() {
    var history = VisitHistory<String>()
    #expect(history.goToPrevious(from: "people") == nil)
    history.leave("people")
    history.leave("posts")
    #expect(history.goToPrevious(from: "to-dos") == "posts")
    #expect(history.goToPrevious(from: "posts") == "to-dos")
    #expect(history.goToPrevious(from: "to-dos") == "posts")
    #expect(history.goBack(from: "posts") == "people")
    #expect(history.goToPrevious(from: "people") == "posts")
    #expect(history.goToPrevious(from: "posts") == "people")
  }

  @Test func `a place that equals the one where one is leads nowhere`() {
    var history = VisitHistory<String>()
    history.leave("people")
    #expect(history.goBack(from: "people") == nil)
    #expect(history.behind == ["people"])
    history.leave("people")
    history.leave("posts")
    #expect(history.goBack(from: "posts") == "people")
    #expect(history.behind == ["people"])
  }

  @Test func `the oldest places are forgotten beyond the limit`() {
    var history = VisitHistory<Int>(limit: 3)
    for place in 0..<5 { history.leave(place) }
    #expect(history.behind == [2, 3, 4])
    for place in [4, 3, 2] { #expect(history.goBack(from: place + 1) == place) }
    #expect(history.goBack(from: 2) == nil)
    #expect(history.ahead == [5, 4, 3])
  }

  @Test func `what is filtered out is behind and ahead no more`() {
    var history = VisitHistory<Int>()
    for place in 1...4 { history.leave(place) }
    #expect(history.goBack(from: 5) == 4)
    let odd = history.filter { !$0.isMultiple(of: 2) }
    #expect(odd.behind == [1, 3])
    #expect(odd.ahead == [5])
    #expect(odd.hasGoneBack)
  }
}
