internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// The real program, but that its frames have a row too many once `k` was pressed after `j`.
@FlowActor final class SpoiledStage: TapeStage {
  private let stage: any TapeStage
  private var pressed: [[UInt8]] = []

  init(_ stage: any TapeStage) { self.stage = stage }

  var size: Size { stage.size }
  var exit: Int32? { stage.exit }
  var now: Duration { stage.now }
  var nextTimer: Duration? { stage.nextTimer }

  func takeCopied() -> String? { stage.takeCopied() }
  func settle() async throws(TapeStop) { try await stage.settle() }
  func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }
  func resize(to size: Size) throws(TapeStop) { try stage.resize(to: size) }
  func open(_ link: String) throws(TapeStop) { try stage.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { try stage.setOffline(isOffline) }

  func type(_ bytes: [UInt8]) async throws(TapeStop) {
    pressed.append(bytes)
    try await stage.type(bytes)
  }

  func frame() -> Canvas {
    let frame = stage.frame()
    guard let first = pressed.firstIndex(of: Array("j".utf8)), pressed[first...].contains(Array("k".utf8)) else {
      return frame
    }
    return Canvas(size: Size(columns: frame.size.columns, rows: frame.size.rows + 1))
  }
}
