internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct MarkingReducerTests {
  private let world = SampleWorld()
  private let lost = DomainError(.outcomeUnknown)
  private let refused = DomainError(.service(status: 500))
  /// Open at first.
  private let todo = SampleWorld.Contents.sample.todos[0]

  private var marks: [String] { world.reads.filter { $0.hasPrefix("mark") } }

  @Test("A wish is shown at once and sent once; what the service took is known from then on")
  func taken() async {
    let store = await SettingsStores.marking(world)
    await store.send(.toggled(todo)) {
      $0.marks[1] = TodoMark(known: false, sent: true, .sending(next: nil))
      $0.changes = [TodoChange(id: 1, wasDone: false)]
    }
    #expect(store.state.marks[1]?.isDone == true)
    await store.receive(.answered(1, nil)) {
      $0.endings = 1
      $0.marks[1] = TodoMark(known: true, sent: true, .settled, ended: 1)
    }
    await store.finish()
    #expect(marks == ["mark to-do 1 done"])
    #expect(world.contents.todos[0].isDone)
  }

  @Test("A second wish waits for the first, and only what is wanted by then is sent")
  func queued() {
    let once = MarkingState.after([.toggled(todo)])
    let twice = once.and(.toggled(todo))
    #expect(twice.marks[1] == TodoMark(known: false, sent: true, .sending(next: false)))
    #expect(twice.changes.map(\.wasDone) == [false, true])
    #expect(twice.and(.answered(1, nil)).marks[1] == TodoMark(known: true, sent: false, .sending(next: nil), ended: 1))
    let thrice = twice.and(.toggled(todo))
    #expect(thrice.marks == once.marks)
    #expect(thrice.and(.answered(1, nil)).marks[1] == TodoMark(known: true, sent: true, .settled, ended: 1))
    #expect(thrice.and(.undone).marks == twice.marks)
  }

  @Test("What the service refused is as it was, and the next wish is the same again")
  func failed() async {
    world.change { [refused] in $0.writeFailure = refused }
    let store = await SettingsStores.marking(world)
    store.exhaustivity = .off
    await store.send(.toggled(todo))
    await store.receive(.answered(1, refused)) { [refused] in
      $0.marks[1] = TodoMark(known: false, sent: true, .failed(refused), ended: 1)
    }
    #expect(store.state.marks[1]?.isDone == false)
    world.change { $0.writeFailure = nil }
    await store.send(.toggled(todo))
    await store.receive(.answered(1, nil))
    await store.finish()
    #expect(marks == ["mark to-do 1 done", "mark to-do 1 done"])
    #expect(store.state.marks[1] == TodoMark(known: true, sent: true, .settled, ended: 2))
    #expect(store.state.changes == [TodoChange(id: 1, wasDone: false)])
  }

  @Test("A wish that was taken back before the service refused it leaves nothing to say")
  func refusedAfterTurning() {
    let state = MarkingState.after([.toggled(todo), .toggled(todo), .answered(1, refused)])
    #expect(state.marks[1] == TodoMark(known: false, sent: true, .settled, ended: 1))
  }

  @Test("After an outcome that is unknown nothing is sent on its own, not even what was wished meanwhile")
  func unknown() {
    let state = MarkingState.after([.toggled(todo), .toggled(todo), .answered(1, lost)])
    #expect(state.marks[1] == TodoMark(known: false, sent: true, .unknown(lost), ended: 1))
  }

  @Test("What became of it can be asked, in vain at first", arguments: [true, false])
  func asked(isDone: Bool) async {
    world.change { [lost] contents in
      contents.writeFailure = lost
      contents.failures[.todo] = DomainError(.unreachable)
    }
    let store = await SettingsStores.marking(world)
    store.exhaustivity = .off
    await store.send(.toggled(todo))
    await store.receive(.answered(1, lost))
    await store.send(.asked(1)) { [lost] in $0.marks[1]?.standing = .asking(lost) }
    await store.receive(.notSeen(1, DomainError(.unreachable))) {
      $0.marks[1]?.standing = .unknown(DomainError(.unreachable))
    }
    world.change { contents in
      contents.failures = [:]
      contents.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1", isDone: isDone)
    }
    await store.send(.asked(1))
    await store.receive(.seen(world.contents.todos[0], since: 1)) {
      $0.marks[1] = TodoMark(known: isDone, sent: true, .settled, ended: 1)
    }
    await store.finish()
    #expect(world.reads.suffix(2) == ["to-do 1, refreshed", "to-do 1, refreshed"])
  }

  @Test("Where nothing is unknown, nothing is asked")
  func nothingToAsk() async {
    let store = await SettingsStores.marking(world)
    await store.send(.asked(1)) { $0.notice = .nothingToAsk(1) }
    await store.finish()
    #expect(world.reads.isEmpty)
  }

  @Test("An unknown wish can be sent again, by the person alone")
  func sentAgain() async {
    world.change { [lost] in $0.writeFailure = lost }
    let store = await SettingsStores.marking(world)
    store.exhaustivity = .off
    await store.send(.toggled(todo))
    await store.receive(.answered(1, lost))
    await store.send(.toggled(todo))
    await store.receive(.answered(1, lost))
    await store.finish()
    #expect(marks == ["mark to-do 1 done", "mark to-do 1 done"])
  }

  @Test("Changes are taken back one after the other, the last first; then there is nothing to take back")
  func undo() async {
    let other = SampleWorld.Contents.sample.todos[1]
    let store = await SettingsStores.marking(world)
    store.exhaustivity = .off
    await store.send(.toggled(todo))
    await store.receive(.answered(1, nil))
    await store.send(.toggled(other))
    await store.receive(.answered(2, nil))
    await store.send(.undone) { $0.notice = .undone(2) }
    await store.receive(.answered(2, nil))
    await store.send(.undone) { $0.notice = .undone(1) }
    await store.receive(.answered(1, nil))
    await store.send(.undone) { $0.notice = .nothingToUndo }
    await store.finish()
    #expect(world.contents.todos == SampleWorld.Contents.sample.todos)
    #expect(marks == ["mark to-do 1 done", "mark to-do 2 open", "mark to-do 2 done", "mark to-do 1 open"])
  }

  @Test("Taking back what the service refused sends nothing and forgets the failure")
  func undoFailed() async {
    world.change { [refused] in $0.writeFailure = refused }
    let store = await SettingsStores.marking(world)
    store.exhaustivity = .off
    await store.send(.toggled(todo))
    await store.receive(.answered(1, refused))
    await store.send(.undone)
    await store.finish()
    #expect(store.state.marks[1]?.standing == .settled)
    #expect(marks == ["mark to-do 1 done"])
  }

  @Test("So many changes can be taken back and no more")
  func limit() {
    let actions = (1...MarkingState.changeLimit + 1).map { MarkingAction.toggled(Todo(id: $0, owner: 1, title: "")) }
    let state = MarkingState.after(actions)
    #expect(state.changes.map(\.id) == Array(2...MarkingState.changeLimit + 1))
  }

  @Test("What a load brings corrects a mark that had ended when it was asked for, and none that had not")
  func seen() {
    let open = todo
    let taken = MarkingState.after([.toggled(open), .answered(1, nil)])
    #expect(taken.and(.seen(open, since: 0)).marks[1]?.isDone == true)
    #expect(taken.and(.seen(open, since: 1)).marks[1]?.isDone == false)
    let sending = taken.and(.toggled(open))
    #expect(sending.and(.seen(open, since: 1)) == sending)
    #expect(MarkingState().and(.seen(open, since: 0)) == MarkingState())
  }
}
