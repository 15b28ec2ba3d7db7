internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import Testing

@FlowActor struct ScreenFrameTests {
  @Test("A place in which nothing happened is neither evaluated nor drawn again")
  func nothing() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    for _ in 0..<5 { #expect(host.lines(10, 2) == ["1", "2"]) }
    #expect(host.frame.evaluations == 1)
    #expect(host.frame.renders == 1)
  }

  @Test("What changes nothing that the place shows is evaluated and not drawn")
  func sameContent() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    _ = host.lines(10, 2)
    host.send(.moved(.rows(1)))
    #expect(host.lines(10, 2) == ["1", "2"])
    #expect(host.frame.evaluations == 2)
    #expect(host.frame.renders == 1)
  }

  @Test("What changes what the place shows is drawn once")
  func otherContent() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    _ = host.lines(10, 2)
    host.send(.moved(.last))
    for _ in 0..<2 { #expect(host.lines(10, 2) == ["2", "3"]) }
    #expect(host.frame.renders == 2)
  }

  @Test("A burst of changes is drawn once")
  func burst() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    _ = host.lines(10, 2)
    for motion: ListMotion in [.last, .first, .last] { host.send(.moved(motion)) }
    _ = host.lines(10, 2)
    #expect(host.frame.evaluations == 2)
    #expect(host.frame.renders == 2)
  }

  @Test("Another size, other glyphs, and standing still are each drawn anew")
  func kinds() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    _ = host.lines(10, 2)
    _ = host.lines(11, 2)
    #expect(host.frame.renders == 2)
    _ = host.lines(11, 2, glyphs: .ascii)
    #expect(host.frame.renders == 3)
    _ = host.lines(11, 2, glyphs: .ascii, isStill: true)
    #expect(host.frame.renders == 4)
  }

  @Test("What was drawn is copied to wherever the place stands, and nothing beside it is touched")
  func origin() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 2)
    var canvas = Canvas(size: Size(columns: 5, rows: 3))
    for row in 0..<3 { canvas.write("xxxxx", at: Point(x: 0, y: row)) }
    host.draw(on: &canvas, in: Rect(x: 1, y: 1, columns: 2, rows: 2))
    #expect(canvas.lines == ["xxxxx", "x1 xx", "x2 xx"])
  }
}
