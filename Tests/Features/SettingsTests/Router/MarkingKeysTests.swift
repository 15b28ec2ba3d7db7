internal import DomainLayer
internal import DomainTesting
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

/// Space, u and r, in the list and on the page of a to-do.
@FlowActor struct MarkingKeysTests {
  private let feature = SettingsFeature()

  private var status: [String] { feature.chrome.status.map(\.text) }
  private var marks: [String] { feature.world.reads.filter { $0.hasPrefix("mark") } }

  private func row(_ number: Int) -> String { feature.glance().line(3 + number) }

  @Test("Space marks the selected to-do; the row says at once what goes on, and then that it is done")
  func list() async {
    await feature.settle()
    _ = feature.tab.handle(.key(.space))
    #expect(row(1).hasPrefix(" ✓ To-do 1") && row(1).hasSuffix("[Sending]"))
    #expect(status == ["sending", "1/20"])
    await feature.settle()
    #expect(row(1).hasPrefix(" ✓ To-do 1") && row(1).hasSuffix("[Done]"))
    #expect(feature.glance().line(1).contains("11 completed") && feature.glance().line(1).contains("9 remaining"))
    #expect(status == ["1/20"])
    #expect(feature.raised == [.todosChanged])
  }

  @Test("u takes it back and says so; with nothing left it says that")
  func undo() async {
    await feature.press(.space, .character("j"), .character("u"))
    #expect(row(1).hasPrefix("   To-do 1") && row(1).hasSuffix("[Pending]"))
    #expect(status == ["to-do 1 as before", "2/20"])
    await feature.press(.character("u"))
    #expect(status == ["nothing to take back", "2/20"])
    await feature.press(.character("j"))
    #expect(status == ["3/20"])
  }

  @Test("What the service refused is said in the row, in the status line, and elsewhere in short")
  func failed() async {
    feature.world.change { $0.writeFailure = DomainError(.unreachable, place: .host("h:1")) }
    await feature.press(.space)
    #expect(row(1).hasPrefix(" ✗ To-do 1") && row(1).hasSuffix("[Failed]"))
    #expect(status == ["Not changed. The service at h:1 cannot be reached. Space tries again", "1/20"])
    await feature.press(.character("j"))
    #expect(status == ["1 failed", "2/20"])
    feature.world.change { $0.writeFailure = nil }
    await feature.press(.character("k"), .space)
    #expect(status == ["1/20"])
    #expect(marks == ["mark to-do 1 done", "mark to-do 1 done"])
  }

  @Test("Where no service is asked, no key is named that would ask it")
  func offline() async {
    feature.world.change { $0.writeFailure = DomainError(.offline) }
    await feature.press(.space)
    #expect(status == ["Not changed. No service is asked (--offline).", "1/20"])
  }

  @Test("An unknown outcome is said, and r asks what became of it")
  func unknown() async {
    feature.world.change { contents in
      contents.writeFailure = DomainError(.outcomeUnknown)
      contents.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1")
    }
    await feature.press(.space)
    #expect(row(1).hasPrefix(" ? To-do 1") && row(1).hasSuffix("[Unknown]"))
    #expect(
      status == [
        "The service may have made the change or not: its answer was lost. r asks, Space sends it again", "1/20",
      ])
    feature.world.change { $0.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1", isDone: true) }
    _ = feature.tab.handle(.key(.character("r")))
    #expect(row(1).hasSuffix("[Asking]"))
    await feature.settle()
    #expect(row(1).hasPrefix(" ✓ To-do 1") && row(1).hasSuffix("[Done]"))
    #expect(marks.count == 1)
    await feature.press(.character("r"))
    #expect(status == ["nothing is unknown of to-do 1", "1/20"])
  }

  @Test("What is pressed while a wish is on its way waits for it, and is sent only if it wants something else")
  func several() async {
    await feature.settle()
    for wishes in [["done"], ["open", "done"], ["open"]] {
      for _ in wishes.indices { _ = feature.tab.handle(.key(.space)) }
      if wishes == ["open"] { for _ in 0..<2 { _ = feature.tab.handle(.key(.space)) } }
      #expect(row(1).hasSuffix("[Sending]"))
      await feature.settle()
      #expect(row(1).hasSuffix(wishes.last == "done" ? "[Done]" : "[Pending]"))
    }
    #expect(marks == ["done", "open", "done", "open"].map { "mark to-do 1 \($0)" })
  }

  @Test("After an outcome that is unknown, what waits for it is not sent")
  func unknownMeanwhile() async {
    feature.world.change { $0.writeFailure = DomainError(.outcomeUnknown) }
    await feature.settle()
    _ = feature.tab.handle(.key(.space))
    _ = feature.tab.handle(.key(.space))
    await feature.settle()
    #expect(row(1).hasSuffix("[Unknown]"))
    #expect(marks == ["mark to-do 1 done"])
  }

  @Test("On the page of a to-do the keys do the same, and the list under it follows")
  func page() async {
    feature.show(SettingsPlace(stack: [.todo(7)]))
    await feature.settle()
    _ = feature.tab.handle(.key(.space))
    #expect(feature.glance().line(3) == " Status  Done, being sent")
    await feature.settle()
    #expect(feature.glance().line(3) == " Status  Done")
    await feature.press(.character("u"))
    #expect(feature.glance().line(3) == " Status  Pending")
    #expect(status == ["to-do 7 as before"])
    await feature.press(.space, .escape)
    #expect(row(7).hasPrefix(" ✓ To-do 7"))
  }

  @Test("A page that is left does not take its wish along")
  func left() async {
    feature.show(SettingsPlace(stack: [.todo(7)]))
    await feature.settle()
    _ = feature.tab.handle(.key(.space))
    _ = feature.tab.handle(.key(.escape))
    await feature.settle()
    #expect(feature.world.contents.todos[6].isDone)
    #expect(row(7).hasSuffix("[Done]"))
  }

  @Test("Side by side, list and page say the same, also after a refresh of the page alone")
  func sideBySide() async {
    feature.size = Size(columns: 120, rows: 30)
    feature.show(SettingsPlace(stack: [.todo(1)]))
    feature.world.change { $0.writeFailure = DomainError(.outcomeUnknown) }
    await feature.press(.space)
    #expect(feature.glance().lines.contains { $0.contains("[Unknown]") })
    #expect(feature.glance().lines.contains { $0.contains("Status  unknown: r asks, Space sends it again") })
    feature.world.change { $0.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1", isDone: true) }
    await feature.press(.character("R"))
    #expect(!feature.glance().lines.contains { $0.contains("nknown") })
    #expect(feature.glance().lines.contains { $0.contains("Status  Done") })
  }

  @Test("In the filter line Space and u are text")
  func filter() async {
    await feature.press(.character("/"))
    await feature.type("to-do u r")
    #expect(feature.place.query.filter == "to-do u r")
    #expect(marks.isEmpty)
  }

  @Test("On a row that is no to-do, Space does nothing")
  func unreadable() async {
    feature.world.change { $0.unreadable[.todo] = [1] }
    await feature.press(.space, .character("r"))
    #expect(marks.isEmpty)
  }
}
