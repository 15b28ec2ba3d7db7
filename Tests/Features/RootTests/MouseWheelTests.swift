internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// The wheel scrolls what is under it.
@FlowActor struct MouseWheelTests {
  @Test func theWheelScrollsAListByThreeRowsANotch() async throws {
    let program = Program()
    await program.press(.character("2"))
    #expect(await program.status().hasSuffix("1/10"))
    try await program.turn(1, over: "Post 1")
    // What was selected left the view, so the selection went with it; what stays in view stays selected.
    #expect(await program.settle().line(5).hasPrefix(" Post 4"))
    #expect(await program.status().hasSuffix("4/10"))
    try await program.turn(9, over: "Post 4")
    #expect(await program.status().hasSuffix("6/10"))
    try await program.turn(-1, over: "Post 6")
    #expect(await program.settle().line(5).hasPrefix(" Post 3"))
    #expect(await program.status().hasSuffix("6/10"))
    #expect(program.address == "posts")
  }

  @Test func theWheelScrollsAPageASheetAndTheListOfKeys() async throws {
    let program = Program(size: Size(columns: 45, rows: 12))
    await program.press(KeyPress(.enter))
    try await program.turn(1, over: "Ada Morel")
    #expect(await program.settle().line(1).hasPrefix(" Phone"))
    await program.press(.character("?"))
    try await program.turn(1, over: "Keys")
    #expect(await program.settle().line(2).contains("R"))
    try await program.turn(-5, over: "Keys")
    #expect(await program.settle().line(2).contains("Ada Morel"))
    await program.press(KeyPress(.escape), .character("2"), .character("i"))
    try await program.turn(1, over: "Highlights")
    #expect(await program.settle().line(2).contains("Post 1") == false)
    #expect(program.address == "posts?sheet=highlights")
  }
}
