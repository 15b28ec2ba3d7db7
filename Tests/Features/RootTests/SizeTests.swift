internal import DomainLayer
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct SizeTests {
  @Test("Too small a screen says so and keeps all that was there", arguments: [(1, 1), (20, 5), (39, 9)])
  func tooSmall(columns: Int, rows: Int) async {
    let program = Program()
    await program.press(.character("/"))
    await program.type("lyon")
    await program.press(KeyPress(.enter), .character("j"), KeyPress(.enter), .character("i"))
    let before = await program.settle()
    let small = await program.resize(columns, rows)
    #expect(small.lines.joined().hasSuffix(String("needs 40x10".prefix(columns))))
    await program.press(KeyPress(.escape), .character("j"), KeyPress(.enter))
    #expect(await program.resize(80, 24) == before)
    #expect(program.address == "people/3")
  }

  @Test("From the smallest size on, every place is drawn", arguments: [(40, 10), (45, 12), (99, 24), (100, 30)])
  func every(columns: Int, rows: Int) async {
    let program = Program(size: Size(columns: columns, rows: rows))
    for (address, _, place) in Destination.all {
      await program.open(place)
      let canvas = await program.settle()
      #expect(program.address == address)
      #expect(canvas.line(0).hasPrefix("1 People") || canvas.line(0).hasPrefix(" 1 People"))
      #expect(!canvas.line(rows - 1).isEmpty)
    }
  }

  @Test("A sheet follows the size of the screen and stays open")
  func sheet() async {
    let program = Program()
    await program.press(.character("i"))
    for (columns, rows) in [(45, 12), (100, 30), (40, 10), (200, 60), (80, 24)] {
      let canvas = await program.resize(columns, rows)
      #expect(canvas.lines.contains { $0.contains("┌─ Overview ─") })
      #expect(canvas.lines.contains { $0.contains("Lyon") })
      #expect(program.address == "people?sheet=overview")
    }
  }

  @Test("A terminal that only grows shows the place beside its list, and shrinking gives the place back whole")
  func split() async {
    let program = Program()
    await program.press(.character("2"), KeyPress(.enter))
    let single = await program.settle()
    let split = await program.resize(120, 24)
    #expect(split.line(5).hasPrefix(" Post 1"))
    #expect(split.line(2).contains("│ Post 1"))
    #expect(await program.resize(80, 24) == single)
  }
}
