internal import Glibc
internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// Every screen of every tape, through the real painter and ncurses into a terminal, one over the other.
@FlowActor struct PaintedJourneyTests {
  @Test(arguments: Journey.all)
  func aTerminalShowsWhatTheTapeShows(_ journey: Journey) async throws {
    var canvases: [Canvas] = []
    _ = try await journey.play { stage, _ in WatchedStage(stage, onFrame: { canvases.append($0) }) }
    #expect(!canvases.isEmpty)
    #expect(try faults(of: canvases) == [])
  }

  /// Paints them all without a pause: ncurses has one current screen.
  private func faults(of canvases: [Canvas]) throws -> [String] {
    setlocale(LC_CTYPE, "C.UTF-8")
    let size = try #require(canvases.first).size
    let painter = try #require(Painter(term: "xterm-256color", size: size, palette: .extended, charset: .unicode))
    defer { painter.close() }
    let screen = try #require(VTermScreen(size: size))
    var faults: [String] = []
    for (number, canvas) in canvases.enumerated() {
      if canvas.size != painter.size {
        painter.resize(to: canvas.size)
        screen.resize(to: canvas.size)
      }
      var bytes: [UInt8] = []
      painter.paint(canvas, into: &bytes)
      screen.feed(bytes)
      faults += screen.judge(canvas).faults.map { "frame \(number + 1): \($0)" }
    }
    return faults
  }
}
