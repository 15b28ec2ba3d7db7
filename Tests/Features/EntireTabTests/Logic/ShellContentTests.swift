internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabTesting
internal import Testing

struct ShellContentTests {
  private func content(_ state: ShellState) -> ShellContent {
    ShellContent(
      state, badges: [.people: "5"], title: "", status: [], isTrouble: false, position: "", footer: [])
  }

  @Test("The tabs stand in their order, each with its number and count")
  func tabs() {
    let tabs = content(.after(.tabSelected(.posts))).tabs
    #expect(tabs.map(\.number) == [1, 2, 3])
    #expect(tabs.map(\.title) == ["People", "Posts", "Settings"])
    #expect(tabs.map(\.badge) == ["5", nil, nil])
    #expect(tabs.map(\.isSelected) == [false, true, false])
  }

  @Test("Before they can be used there are no tabs", arguments: [AppFlow.starting, .signedOut])
  func none(flow: AppFlow) {
    #expect(content(.after(flow: flow)).tabs.isEmpty)
  }
}
