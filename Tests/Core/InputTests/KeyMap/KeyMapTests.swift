internal import StoaInput
internal import Testing

@Suite struct KeyMapTests {
  private enum Command: Hashable, Sendable { case open, back, quit, help }

  private let map = KeyMap<Command>([
    KeyBinding([.enter, .character("l")], name: "open", title: "open", footer: true, needsItem: true, command: .open),
    KeyBinding([.escape], name: "back", title: "go back", command: .back),
    KeyBinding([.character("q")], name: "quit", title: "quit", footer: true, command: .quit),
  ])

  @Test func `each key of a binding gives its command, other keys give none`() {
    #expect(map.command(for: .enter) == .open)
    #expect(map.command(for: .character("l")) == .open)
    #expect(map.command(for: .escape) == .back)
    #expect(map.command(for: .character("x")) == nil)
    #expect(map.command(for: .control("q")) == nil)
  }

  @Test func `an event that is no key gives no command`() {
    #expect(map.command(for: .key(.character("q"))) == .quit)
    #expect(map.command(for: .paste("q")) == nil)
    #expect(map.command(for: .focus(true)) == nil)
  }

  @Test func `a command is found by its name`() {
    #expect(map.command(named: "quit") == .quit)
    #expect(map.command(named: "Quit") == nil)
  }

  @Test func `bindings keep their order, the footer has those that ask for it`() {
    #expect(map.bindings.map(\.name) == ["open", "back", "quit"])
    #expect(map.footer.map(\.name) == ["open", "quit"])
    #expect(map.conflicts == [])
    #expect(map.duplicateNames == [])
  }

  @Test func `a key claimed twice belongs to the first and is a conflict, once`() {
    let map = KeyMap<Command>([
      KeyBinding([.enter, .enter], name: "open", title: "", command: .open),
      KeyBinding([.enter, .escape], name: "back", title: "", command: .back),
      KeyBinding([.escape, .enter], name: "back", title: "", command: .quit),
    ])
    #expect(map.conflicts == [.enter, .escape])
    #expect(map.duplicateNames == ["back"])
    #expect(map.command(for: .enter) == .open)
    #expect(map.command(for: .escape) == .back)
    #expect(map.command(named: "back") == .back)
  }

  @Test func `a map laid over another takes its keys away from it`() {
    let shell = KeyMap<Command>([
      KeyBinding([.character("?")], name: "help", title: "help", command: .help),
      KeyBinding([.character("l")], name: "last", title: "last", command: .help),
      KeyBinding([.character("Q"), .character("q")], name: "leave", title: "leave", command: .quit),
      KeyBinding([.backspace], name: "back", title: "back", command: .back),
      KeyBinding([], name: "reload", title: "reload", command: .help),
    ])
    let merged = map.merged(over: shell)
    #expect(merged.conflicts == [])
    #expect(merged.duplicateNames == [])
    #expect(merged.bindings.map(\.name) == ["open", "back", "quit", "help", "leave", "reload"])
    #expect(merged.bindings.map(\.keys)[4] == [.character("Q")])
    #expect(merged.command(for: .character("l")) == .open)
    #expect(merged.command(for: .backspace) == nil)
    #expect(merged.command(named: "reload") == .help)
  }

  @Test func `mapping changes the commands only, filtering leaves out the rest`() {
    let mapped = map.map { "\($0)" }
    #expect(mapped.command(for: .enter) == "open")
    #expect(mapped.bindings.map(\.keys) == map.bindings.map(\.keys))
    #expect(mapped.bindings.map(\.needsItem) == [true, false, false])
    #expect(mapped.footer.map(\.name) == ["open", "quit"])
    let filtered = map.filtered { $0.command != .quit }
    #expect(filtered.command(for: .character("q")) == nil)
    #expect(filtered.bindings.map(\.name) == ["open", "back"])
  }
}
