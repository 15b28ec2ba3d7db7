internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabTesting
internal import StoaFlow
internal import Testing

/// What the inspector tells of the shell.
struct ShellTimelineTests {
  @Test("Of a tab its name is told, whether values are or not")
  func tabs() {
    let actions = [ShellAction.tabSelected(.people), .preferencesOpened(from: .posts), .counted(.posts, ListCount(10))]
    #expect(
      actions.map { Redaction.names.text(of: $0) } == [
        "tabSelected(people)", "preferencesOpened(from: posts)", "counted(posts, ListCount)",
      ])
    #expect(
      actions.map { Redaction.values.text(of: $0) } == [
        "tabSelected(people)", "preferencesOpened(from: posts)",
        "counted(posts, ListCount(total: 10, isCutShort: false))",
      ])
  }

  @Test("A change of tab is one change, and a count stands under its tab")
  func changes() {
    let new = ShellState.after(.tabSelected(.posts), .counted(.posts, ListCount(10)))
    #expect(
      Redaction.names.differences(ShellState.after(), new) == [
        StateDifference(path: "tab", old: "people", new: "posts"),
        StateDifference(path: "counts[posts]", old: nil, new: "ListCount"),
      ])
  }
}
