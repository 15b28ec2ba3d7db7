internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What a person sees of a service that misbehaves: what happened, what to press, and what was there before.
@FlowActor struct ServerFaultTests {
  private let again = KeyPress.character("R")

  @Test("Before anything came, the page says what happened and what to press", arguments: ServerFault.prompt)
  func firstLoad(_ fault: ServerFault) async throws {
    let program = try ServerFaultProgram(fault: fault)
    try ServerFaultGolden.expect(await program.settle(), is: "first-load-\(fault)")
    try program.service.recover()
    program.press(again)
    try ServerFaultGolden.expect(await program.settle(), is: "recovered")
  }

  @Test("A refresh that fails keeps the screen but for the status line", arguments: ServerFault.prompt)
  func refresh(_ fault: ServerFault) async throws {
    let program = try ServerFaultProgram()
    let before = await program.settle()
    program.service.commit(fault)
    program.press(again)
    let after = await program.settle()
    try ServerFaultGolden.expect(after, is: "refresh-\(fault)")
    #expect(zip(before, after).enumerated().filter { $1.0 != $1.1 }.map(\.offset) == [22])
    try program.service.recover()
    program.press(again)
    #expect(await program.settle() == before)
  }

  @Test("One bad entry among good ones is marked and counted, and hides none of them")
  func oneBadEntry() async throws {
    let program = try ServerFaultProgram(fault: .oneBadEntry)
    try ServerFaultGolden.expect(await program.settle(), is: "first-load-oneBadEntry")
    try program.service.recover()
    program.press(again)
    try ServerFaultGolden.expect(await program.settle(), is: "healthy")
    program.service.commit(.oneBadEntry)
    program.press(again)
    try ServerFaultGolden.expect(await program.settle(), is: "first-load-oneBadEntry")
  }

  @Test(
    "Sheets and pages count their bad entries, too, and mark them where they would stand",
    arguments: ["people/1": "person", "posts/1": "post", "posts?sheet=highlights": "sheet"])
  func oneBadEntry(address: String, name: String) async throws {
    let program = try ServerFaultProgram(at: address, fault: .oneBadEntry)
    try ServerFaultGolden.expect(await program.settle(), is: "\(name)-oneBadEntry")
  }

  @Test("The digest counts what it could not read")
  func oneBadEntryInTheDigest() async throws {
    let program = try ServerFaultProgram(at: "settings?sheet=digest", fault: .oneBadEntry)
    #expect(await program.settle()[22] == " 1 could not be read · fresh")
  }

  @Test("A page that fails while one scrolls leaves the others, and R brings it")
  func laterPage() async throws {
    let program = try ServerFaultProgram(at: "posts")
    await program.settle()
    program.service.commit(.failing, on: "_page=3")
    program.press(.character("G"))
    try ServerFaultGolden.expect(await program.settle(), is: "later-page-failing")
    program.press(.character("g"))
    #expect(await program.settle()[22].contains("Failed (500). R tries again"))
    program.press(.character("G"))
    try program.service.recover()
    program.press(again)
    try ServerFaultGolden.expect(await program.settle(), is: "later-page-recovered")
  }

  @Test("A page says which part of it did not come, and that what is shown is not up to date")
  func parts() async throws {
    let program = try ServerFaultProgram(at: "people/3")
    program.service.commit(.failing, on: "/posts")
    try ServerFaultGolden.expect(await program.settle(), is: "part-first-load-failing")
    try program.service.recover()
    program.press(again)
    let whole = await program.settle()
    program.service.commit(.failing, on: "/posts")
    program.press(again)
    let after = await program.settle()
    #expect(after[22].contains("Failed (500). R tries again"))
    #expect(after[..<22] == whole[..<22])
  }

  @Test("Names and counts that do not come are said in the status line", arguments: ["/users", "completed=true"])
  func besides(_ part: String) async throws {
    let program = try ServerFaultProgram(at: "settings")
    program.service.commit(.failing, on: part)
    #expect(await program.settle()[22].contains("Failed (500). R tries again"))
    try program.service.recover()
    program.press(again)
    #expect(await program.settle()[22].hasSuffix("1/200"))
  }
}
