internal import DomainLayer
internal import Testing

struct AddressHistoryTests {
  @Test func theNewestEntryIsTheFirst() {
    var history = AddressHistory(["people"])
    history.add("posts")
    #expect(history.entries == ["posts", "people"])
  }

  @Test func anEntryThatRepeatsTheLastOrSaysNothingIsNotTaken() {
    var history = AddressHistory(["people"])
    history.add("people")
    history.add("")
    #expect(history.entries == ["people"])
    history.add("posts")
    history.add("people")
    #expect(history.entries == ["people", "posts", "people"])
  }

  @Test func beyondTheLimitTheOldestGo() {
    var history = AddressHistory((0..<250).map(String.init))
    #expect(history.entries == (0..<200).map(String.init))
    history.add("new")
    #expect(history.entries.count == 200)
    #expect(history.entries.first == "new" && history.entries.last == "198")
  }
}
