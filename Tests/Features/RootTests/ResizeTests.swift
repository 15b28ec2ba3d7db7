internal import DomainLayer
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What is open while the size of the screen changes.
@FlowActor struct ResizeTests {
  private static let sizes = [(40, 12), (1, 1), (38, 10), (200, 60), (20, 5), (99, 24), (40, 10), (3, 100), (100, 3)]

  /// Sends the screen through all sizes and back.
  private func shake(_ program: Program) async -> Canvas {
    for (columns, rows) in Self.sizes {
      let canvas = await program.resize(columns, rows)
      #expect(canvas.size == Size(columns: columns, rows: rows))
    }
    return await program.resize(80, 24)
  }

  /// Lines say more of a difference than cells do.
  private func expectSame(_ canvas: Canvas, _ wanted: Canvas, _ what: String) {
    #expect(canvas.ansi() == wanted.ansi(), "\(what)")
    #expect(canvas.cursor == wanted.cursor, "\(what)")
  }

  @Test("Every place is the same after any sizes, and so is the list of its keys over it")
  func places() async {
    for (address, _, place) in Destination.all {
      let program = Program(at: place)
      let before = await program.settle()
      expectSame(await shake(program), before, address)
      #expect(program.address == address)
      await program.press(.character("?"))
      let keys = await program.settle()
      expectSame(await shake(program), keys, "\(address) with its keys")
      await program.press(.escape)
      expectSame(await program.settle(), before, "\(address) after its keys")
    }
  }

  @Test("What is typed stays in its line and goes on there", arguments: [("/", "ly", "on"), (":", "posts", "/1")])
  func typing(key: String, beginning: String, rest: String) async throws {
    let program = Program()
    await program.press(.character(try #require(key.first)))
    await program.type(beginning)
    let before = await program.settle()
    expectSame(await shake(program), before, key + beginning)
    await program.resize(40, 12)
    await program.type(rest)
    #expect(program.glance().lines.contains { $0.contains(beginning + rest) })
    await program.press(.enter)
    #expect(program.address == (key == "/" ? "people?q=lyon" : "posts/1"))
  }

  @Test("A long sheet on a small screen says where it stands and is read to its end")
  func long() async {
    let program = Program(size: Size(columns: 40, rows: 10))
    for key in ["1", "2", "3"] as [Character] {
      await program.press(.character(key), .character("i"))
      let top = await program.settle()
      guard top.lines.contains(where: { $0.hasSuffix("┃│") }) else {
        // All of it is there.
        #expect(top.lines.contains { $0.hasPrefix("└─") })
        await program.press(.escape)
        continue
      }
      #expect(top.line(2).hasSuffix("┃│"))
      var screens = [top]
      for _ in 0..<100 {
        await program.press(.pageDown)
        let next = await program.settle()
        if next == screens.last { break }
        screens.append(next)
      }
      #expect(screens.count > 1)
      #expect(screens.last?.lines.last { $0.hasSuffix("│") && !$0.hasPrefix("└") }?.hasSuffix("┃│") == true)
      await program.press(.escape)
    }
  }
}
