internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct ShellDrawingTests {
  private let shell = Shell()

  @Test("What the place publishes stands around it")
  func chrome() async {
    shell.people.stub.chrome.title = "Ada Morel"
    shell.people.stub.chrome.status = [
      StatusItem(.activity, "updating"), StatusItem(.position, "1/5"), StatusItem(.freshness, "fresh 4 m"),
    ]
    shell.people.stub.chrome.badge = ListCount(7, isCutShort: true)
    shell.coordinator.resize(to: Size(columns: 60, rows: 14))
    expect(
      await shell.settle(),
      shows: """
         1 People 7+  2 Posts 10  3 Settings 20
        ── Ada Morel ───────────────────────────────────────────────
        body of Ada Morel









         updating · fresh 4 m                                   1/5
         Enter open  ? keys  q leave
        """)
  }

  @Test("A tab is made when it is first needed, not for the first screen")
  func lazily() async {
    await shell.settle()
    shell.posts.stub.chrome.badge = ListCount(11)
    #expect(await shell.settle().line(0) == " 1 People 5  2 Posts 10  3 Settings 20")
    await shell.press(.character("2"))
    #expect(await shell.settle().line(0) == " 1 People 5  2 Posts 11  3 Settings 20")
  }

  @Test("The counts of the tabs that were not opened yet come after the first screen")
  func counts() async {
    #expect(shell.world.reads.isEmpty)
    let canvas = await shell.settle()
    #expect(canvas.line(0) == " 1 People 5  2 Posts 10  3 Settings 20")
    shell.posts.stub.chrome.badge = ListCount(11)
    await shell.press(.character("2"), .character("1"))
    #expect(shell.coordinator.draw().line(0) == " 1 People 5  2 Posts 11  3 Settings 20")
  }

  @Test(
    "Too small a screen says so, keys of the place wait, and nothing is lost",
    arguments: [
      Size(columns: 1, rows: 1), Size(columns: 20, rows: 5), Size(columns: 39, rows: 9), Size(columns: 200, rows: 9),
      Size(columns: 39, rows: 60),
    ])
  func tooSmall(size: Size) async {
    await shell.press(.character("2"))
    let laidOut = shell.posts.stub.sizes.count
    shell.coordinator.resize(to: size)
    let text = await shell.settle().lines.joined()
    #expect(text.hasSuffix(String("needs 40x10".prefix(size.columns))))
    shell.coordinator.handle(.key(.character("j")))
    #expect(shell.posts.stub.events.isEmpty)
    #expect(shell.posts.stub.sizes.count == laidOut)
    shell.coordinator.resize(to: .usual)
    #expect(await shell.settle().line(2) == "body of Posts")
  }

  @Test("A screen that did not change is not to be drawn again")
  func needsDraw() async {
    await shell.settle()
    #expect(!shell.coordinator.needsDraw)
    shell.people.stub.onChange?()
    #expect(shell.coordinator.needsDraw)
    _ = shell.coordinator.draw()
    #expect(!shell.coordinator.needsDraw)
    shell.coordinator.notice("Saved.")
    #expect(shell.coordinator.needsDraw)
    #expect(await shell.status() == " Saved.")
  }

  @Test("Bodies are laid out at the size that the shell leaves them")
  func layout() async {
    await shell.settle()
    shell.coordinator.resize(to: Size(columns: 100, rows: 30))
    await shell.settle()
    shell.coordinator.resize(to: Size(columns: 45, rows: 12))
    await shell.settle()
    #expect(
      Set(shell.people.stub.sizes) == [
        Size(columns: 80, rows: 20), Size(columns: 100, rows: 26), Size(columns: 45, rows: 9),
      ])
  }

  @Test("What is made ready ahead shows nothing, asks the tab for nothing, and begins no count")
  func preparing() async {
    let shell = Shell()
    await shell.settleStores()
    let laidOut = shell.people.stub.sizes
    shell.coordinator.prepare()
    await shell.settleStores()
    #expect(shell.people.stub.sizes == laidOut)
    #expect(shell.coordinator.needsDraw)
    #expect(!shell.coordinator.draw().line(0).contains("10"))
    await shell.settle()
    #expect(shell.coordinator.draw().line(0).contains("2 Posts 10"))
  }

  @Test("The notice that there is too little room is no first screen: the counts wait for that")
  func noRoom() async {
    let shell = Shell(size: Size(columns: 20, rows: 5))
    await shell.settle()
    shell.coordinator.resize(to: .usual)
    await shell.settleStores()
    #expect(!shell.coordinator.draw().line(0).contains("2 Posts 10"))
    await shell.settle()
    #expect(shell.coordinator.draw().line(0).contains("2 Posts 10"))
  }
}
