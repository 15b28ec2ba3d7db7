internal import DomainLayer
internal import DomainTesting
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What one feature asks another for gets one answer, in time, where it was asked.
@FlowActor struct ShellRequestTests {
  private let people = Destination(PeoplePlace())
  private let todos = Destination(SettingsPlace(query: TodoQuery(assignee: 3)))

  /// A shell whose to-dos do not come before they are let go.
  private func silent() async -> (Shell, HeldTodos) {
    let held = HeldTodos()
    let shell = Shell(held.world, domain: held.domain)
    await shell.settle()
    return (shell, held)
  }

  @Test("It is shown when it has been found")
  func shown() async {
    let shell = Shell()
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    #expect(shell.destination == people)
    await shell.settle()
    #expect(shell.destination == todos)
    #expect(await shell.status() == "")
  }

  @Test("Where there is none, that is said at the place where it was asked")
  func refused() async {
    let world = SampleWorld()
    world.change { $0.todos.removeAll { $0.owner == 5 } }
    let shell = Shell(world)
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 5))
    #expect(await shell.status() == " There is no to-do for person 5.")
    #expect(shell.destination == people)
    await shell.press(.character("j"))
    #expect(await shell.status() == "")
  }

  @Test("Where the service fails, its failure is said there")
  func failed() async {
    let world = SampleWorld()
    world.change { $0.failures[.todo] = DomainError(.unreachable) }
    let shell = Shell(world)
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 5))
    #expect(await shell.status() == " The service cannot be reached.")
    #expect(shell.destination == people)
  }

  @Test("While the service is silent the status line says so, and keys of the place go on")
  func looking() async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settleStores()
    #expect(await shell.status() == "")
    await shell.pass(.milliseconds(200))
    #expect(await shell.status() == " looking for the to-dos of person 3, Esc stops it")
    shell.coordinator.handle(.key(.character("j")))
    #expect(shell.people.stub.events.last == .key(.character("j")))
    held.letGo()
    await shell.settle()
    #expect(shell.destination == todos)
  }

  @Test("Esc stops it, and what comes later leads nowhere", arguments: [KeyPress(.escape), .control("c")])
  func cancelled(key: KeyPress) async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settleStores()
    shell.coordinator.handle(.key(key))
    #expect(await shell.status() == " Stopped looking for the to-dos of person 3.")
    #expect(shell.people.stub.events.isEmpty)
    held.letGo()
    await shell.settle()
    #expect(shell.destination == people)
    // With nothing to stop, the key is the place's, or asks to quit.
    await shell.press(KeyPress(.escape))
    #expect(shell.people.stub.events == [.key(KeyPress(.escape))])
  }

  @Test("After ten seconds without an answer that is said, and what comes later leads nowhere")
  func timedOut() async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settleStores()
    await shell.pass(.milliseconds(9_999))
    #expect(await shell.status() == " looking for the to-dos of person 3, Esc stops it")
    await shell.pass(.milliseconds(1))
    #expect(await shell.status() == " No answer in 10 s about the to-dos of person 3.")
    held.letGo()
    await shell.settle()
    #expect(shell.destination == people)
  }

  @Test("Who has gone elsewhere meanwhile is not led away from there", arguments: ["2", ",", ":"])
  func outdated(key: Character) async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settleStores()
    shell.coordinator.handle(.key(.character(key)))
    let place = shell.destination
    held.letGo()
    await shell.settle()
    #expect(shell.destination == place)
    #expect(place != todos)
  }

  @Test("Nor who came back to the same place")
  func returned() async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settleStores()
    for key in "21" { shell.coordinator.handle(.key(.character(key))) }
    held.letGo()
    await shell.settle()
    #expect(shell.destination == people)
  }

  @Test("Of two the later one is answered; the same one is asked for once")
  func later() async {
    let (shell, held) = await silent()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    shell.coordinator.handle(PeopleIntent.showTodos(of: 4))
    await shell.settleStores()
    held.letGo()
    await shell.settle()
    #expect(shell.destination == Destination(SettingsPlace(query: TodoQuery(assignee: 4))))
    #expect(held.asked == [3, 4])
  }

  @Test("H leads back to the place where it was asked")
  func back() async {
    let shell = Shell()
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.press(.character("H"))
    #expect(shell.destination == people)
    await shell.press(.character("L"))
    #expect(shell.destination == todos)
  }
}
