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
    _ = try await Journey.play(try journey.tape()) { stage, _ in SeenStage(stage) { canvases.append($0) } }
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

/// A stage whose frames are seen.
@FlowActor private final class SeenStage: TapeStage {
  private let stage: HeadlessStage
  private let see: @FlowActor (Canvas) -> Void

  init(_ stage: HeadlessStage, see: @escaping @FlowActor (Canvas) -> Void) {
    self.stage = stage
    self.see = see
  }

  func frame() -> Canvas {
    let canvas = stage.frame()
    see(canvas)
    return canvas
  }

  var size: Size { stage.size }
  var exit: Int32? { stage.exit }
  var now: Duration { stage.now }
  var nextTimer: Duration? { stage.nextTimer }

  func takeCopied() -> String? { stage.takeCopied() }
  func settle() async throws(TapeStop) { try await stage.settle() }
  func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }
  func resize(to size: Size) throws(TapeStop) { stage.resize(to: size) }
  func open(_ link: String) throws(TapeStop) { try stage.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { stage.setOffline(isOffline) }
  func type(_ bytes: [UInt8]) async throws(TapeStop) { try await stage.type(bytes) }
}
