internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// A stage whose program never moves, and shows what the test wants.
@FlowActor final class StillStage: TapeStage {
  var size = Size(columns: 4, rows: 2)
  var exit: Int32?
  var unrest: String?
  let canvas: Canvas
  let now = Duration.zero
  let nextTimer: Duration? = nil

  init(_ canvas: Canvas) { self.canvas = canvas }

  func takeCopied() -> String? { nil }
  func settle() async throws(TapeStop) { if let unrest { throw TapeStop(unrest) } }
  func type(_ bytes: [UInt8]) async throws(TapeStop) {}
  func pass(_ duration: Duration) async throws(TapeStop) {}
  func resize(to size: Size) throws(TapeStop) {}
  func open(_ link: String) throws(TapeStop) {}
  func setOffline(_ isOffline: Bool) throws(TapeStop) {}
  func frame() -> Canvas { canvas }
}
