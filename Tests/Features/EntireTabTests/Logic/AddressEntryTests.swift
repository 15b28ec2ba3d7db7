internal import EntireTabLogic
internal import Testing

struct AddressEntryTests {
  @Test(
    "Blanks stand for what joins an address",
    arguments: [
      ("people/3", "people/3"), ("people 3", "people/3"), ("  people   3  ", "people/3"), (":people 3", "people/3"),
      ("people 3 posts", "people/3/posts"), ("people/ 3", "people/3"), ("people /3", "people/3"),
      ("settings todos 7", "settings/todos/7"), ("posts?author=3", "posts?author=3"),
      ("posts author=3", "posts?author=3"),
      ("settings todos assignee=3 completed=true", "settings/todos?assignee=3&completed=true"),
      ("people q=ann lee", "people?q=ann lee"), ("people q=ann lee sort=city", "people?q=ann lee&sort=city"),
      ("people q=what? sort=city", "people?q=what?&sort=city"), ("people?q=ann  lee", "people?q=ann  lee"),
      ("people ?q=a=b c", "people?q=a=b c"), ("people 3=4", "people/3=4"), ("q=ann", "q=ann"),
      ("stoa://people/3", "stoa://people/3"), ("stoa://people 3", "stoa://people/3"), ("people:80/3", "people:80/3"),
      ("", ""), (" : ", ""),
    ])
  func address(typed: String, address: String) {
    #expect(AddressEntry(typed).address == address)
  }

  @Test(
    "A command is named by its words",
    arguments: [
      ("quit", "quit"), (" Next Tab ", "next-tab"), ("quit  ", "quit"), ("next-tab", "next-tab"), (":keys", "keys"),
      ("people 3", "people-3"),
    ])
  func command(typed: String, name: String) {
    #expect(AddressEntry(typed).command == name)
  }

  @Test("What looks like an address names no command", arguments: ["people/", "people?", "a=b", "stoa:quit"])
  func noCommand(typed: String) {
    #expect(AddressEntry(typed).command == nil)
  }

  @Test("The history keeps what was typed, without what stands around it")
  func text() {
    #expect(AddressEntry(" :people  3 ").text == "people  3")
    #expect(AddressEntry("  ").isEmpty && !AddressEntry("x").isEmpty)
  }
}
