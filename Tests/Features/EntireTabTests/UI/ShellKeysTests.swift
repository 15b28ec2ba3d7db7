internal import EntireTabInterface
internal import EntireTabTesting
internal import EntireTabUI
internal import StoaInput
internal import Testing

struct ShellKeysTests {
  private let keys = ShellKeys.all(tabs: [ShellTab].usual.map { ($0.name, $0.title) })

  @Test("No key and no name of the shell is claimed twice, nor one that moves in lists")
  func conflicts() {
    #expect(keys.conflicts.isEmpty && keys.duplicateNames.isEmpty)
    #expect(ShellKeys.always.conflicts.isEmpty)
    #expect(ShellKeys.line.conflicts.isEmpty && ShellKeys.line.duplicateNames.isEmpty)
    #expect(ShellKeys.help.conflicts.isEmpty && ShellKeys.help.duplicateNames.isEmpty)
    let motions = KeyBinding<Motion>.motions { $0 }.flatMap(\.keys)
    #expect(motions.filter { keys.command(for: $0) != nil }.isEmpty)
  }

  @Test(
    "Every key stands for its command",
    arguments: [
      (KeyPress.character("1"), ShellCommand.tab(1)), (.character("2"), .tab(2)), (.character("3"), .tab(3)),
      (.character("]"), .nextTab), (KeyPress(.tab), .nextTab), (.character("["), .previousTab),
      (KeyPress(.tab, .shift), .previousTab), (.character("?"), .help), (.character(","), .preferences),
      (.character("y"), .address), (.character(":"), .addressLine), (.character("-"), .previousPlace),
      (.character("H"), .historyBack), (KeyPress(.left, .alt), .historyBack), (.character("L"), .historyForward),
      (KeyPress(.right, .alt), .historyForward), (.character("~"), .network), (.character("m"), .mouse),
      (.character("q"), .leave), (.character("Q"), .quit), (.control("c"), .cancel),
      (.control("l"), .redraw),
    ])
  func commands(key: KeyPress, command: ShellCommand) {
    #expect(keys.command(for: key) == command)
  }

  @Test("One tab alone has no key that leads to a tab, and all others")
  func alone() {
    let alone = ShellKeys.all(tabs: [("people", "People")])
    #expect(["1", "]", "["].allSatisfy { alone.command(for: .character($0)) == nil })
    #expect(alone.command(for: KeyPress(.tab)) == nil)
    let others = keys.bindings.map(\.name).filter {
      !["people", "posts", "settings", "next-tab", "previous-tab"].contains($0)
    }
    #expect(alone.bindings.map(\.name) == others)
  }

  @Test("Where text is taken, only ^c, ^l and F12 are the shell's")
  func always() {
    #expect(ShellKeys.always.bindings.flatMap(\.keys) == [.control("c"), .control("l"), KeyPress(.function(12))])
  }
}
