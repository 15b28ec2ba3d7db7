internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// A service that takes requests and never answers: every key does what it does at other times.
@FlowActor struct ServerFaultSilenceTests {
  @Test("While the first load hangs, help opens, tabs change, the load can be stopped, and q leaves")
  func firstLoad() async throws {
    let program = try ServerFaultProgram(fault: .silent)
    await program.service.received(1)
    try ServerFaultGolden.expect(program.glance(), is: "silent-first-load")
    program.press(.character("?"))
    #expect(program.glance()[4].contains("┌─ Keys ─"))
    program.press(KeyPress(.escape), .character("2"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-posts")
    program.press(.control("c"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-stopped")
    program.press(.character("1"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-first-load")
    #expect(program.isWaiting)
    #expect(program.exit == nil)
    program.press(.character("q"))
    #expect(program.exit == 0)
    #expect(program.isWaiting)
  }

  @Test("While a refresh hangs, the rows stay and the selection moves; stopping says so")
  func refresh() async throws {
    let program = try ServerFaultProgram()
    await program.settle()
    program.service.commit(.silent)
    program.press(.character("R"), .character("j"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-refresh")
    program.press(.control("c"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-refresh-stopped")
    program.press(.character("q"))
    #expect(program.exit == 0)
  }

  @Test("At the limit of a request's time the page says that no answer came, and what to press")
  func limit() async throws {
    let program = try ServerFaultProgram(fault: .silent)
    program.losePatience()
    try ServerFaultGolden.expect(await program.settle(), is: "first-load-silent")
  }

  @Test("At the limit of a refresh the rows stay, and the status line says that no answer came")
  func limitOfRefresh() async throws {
    let program = try ServerFaultProgram()
    await program.settle()
    program.service.commit(.silent)
    program.losePatience()
    program.press(.character("R"))
    try ServerFaultGolden.expect(await program.settle(), is: "refresh-silent")
  }

  @Test("A hundred refreshes at once leave one that waits, and the keys work")
  func manyRefreshes() async throws {
    let program = try ServerFaultProgram()
    await program.settle()
    program.service.commit(.silent)
    for _ in 0..<100 { program.press(.character("R")) }
    program.press(.character("j"))
    try ServerFaultGolden.expect(program.glance(), is: "silent-refresh")
    try program.service.recover()
    program.press(.character("R"), .character("k"))
    try ServerFaultGolden.expect(await program.settle(), is: "healthy")
  }
}
