internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// Every entry of every key map, by its name on the address line.
@FlowActor struct CommandTests {
  /// What is left when a key was pressed or its name entered.
  private struct Outcome: Equatable {
    let address: String
    let raised: [ShellIntent]
    let screen: [String]
  }

  private func outcome(of program: Program) async -> Outcome {
    let canvas = await program.settle()
    return Outcome(address: program.address, raised: program.raised, screen: canvas.lines)
  }

  /// The program at a place, with another one before and after it.
  private func program(at place: Destination) async -> Program {
    let world = SampleWorld()
    world.change { $0.session = .signedIn(Account(username: "ada1", userID: 1)) }
    let before = Destination.all.first { $0.place.tab != place.tab }?.place ?? .home
    let program = Program(world, at: before, size: Size(columns: 50, rows: 14))
    await program.open(place)
    await program.open(before)
    await program.press(.character("H"))
    return program
  }

  private func enter(_ text: String, in program: Program) async {
    await program.press(.character(":"))
    program.shell.handle(.paste(text))
    await program.press(.enter)
  }

  @Test("The name of a key does at every place what the key does", arguments: Destination.all.indices)
  func names(index: Int) async throws {
    let (address, _, place) = Destination.all[index]
    let commands = await program(at: place).shell.commands
    #expect(Set(commands.map(\.name)).count == commands.count)
    #expect(commands.count > 17)
    // Those of the shell are the same everywhere: a list, a sheet and a page stand for all places.
    let isEveryKey = ["people", "people?sheet=overview", "settings/preferences"].contains(address)
    // A tab's name is an address, which goes before; and what is open cannot be opened.
    for command in isEveryKey ? commands : commands.dropLast(17) where !TabChoice.usual.names.contains(command.name) {
      // What happened is shown by the program over the shell.
      if command.name == "inspect" { continue }
      if address == "settings/preferences", command.name == "preferences" { continue }
      let key = try #require(command.keys.split(separator: " ").first.flatMap { KeyPress(label: String($0)) })
      let pressed = await program(at: place)
      await pressed.press(key)
      let entered = await program(at: place)
      await enter(command.name, in: entered)
      let wanted = await outcome(of: pressed)
      #expect(await outcome(of: entered) == wanted, "\(command.name) at \(address)")
    }
  }

  @Test("The name of a tab leads to its list from every tab")
  func tabs() async {
    for tab in TabChoice.usual.names {
      for place in Destination.all.filter({ $0.place.tab.name != tab }).prefix(2).map(\.place) {
        let program = await program(at: place)
        await enter(tab, in: program)
        #expect(program.address == tab)
      }
    }
  }

  @Test("What needs an entry says so where there is none, and is not offered")
  func needsItem() async {
    let world = SampleWorld()
    world.change { $0.users = [] }
    let program = Program(world)
    await program.settle()
    #expect(!program.shell.commands.contains { $0.name == "open" })
    await enter("open", in: program)
    #expect(await program.status() == " 'open' needs an entry, and there is none here")
    await program.press(.escape)
    await enter("back", in: program)
    #expect(await program.status() == " there is nothing to go back to")
  }

  @Test("A place that is opened and left again is the previous place")
  func previous() async {
    let program = Program()
    await program.press(.enter, .escape, .character("-"))
    #expect(program.address == "people/1")
    await program.press(.character("s"), .enter, .character("-"))
    #expect(program.address == "settings/todos?assignee=1")
    await program.press(.character("-"))
    #expect(program.address == "settings/todos/1")
  }
}

extension KeyPress {
  /// The key of a label in the list of keys.
  fileprivate init?(label: String) {
    let named: [String: KeyPress] = [
      "Enter": .enter, "Esc": .escape, "Tab": .tab, "Space": .character(" "), "↓": .down, "↑": .up, "→": .right,
      "←": .left,
    ]
    if let key = named[label] {
      self = key
    } else if label.count == 2, label.first == "^", let letter = label.last {
      self = .control(letter)
    } else if label.count == 1, let letter = label.first {
      self = .character(letter)
    } else {
      return nil
    }
  }
}
