internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// A stage that shows a test what goes into it and what comes out.
@FlowActor final class WatchedStage: TapeStage {
  private let stage: HeadlessStage
  private let onFrame: @FlowActor (Canvas) -> Void
  private let onBytes: @FlowActor ([UInt8]) -> Void

  /// - Parameters:
  ///   - onFrame: Gets each frame that is asked for.
  ///   - onBytes: Gets the bytes of each step before the program does.
  init(
    _ stage: HeadlessStage, onFrame: @escaping @FlowActor (Canvas) -> Void = { _ in },
    onBytes: @escaping @FlowActor ([UInt8]) -> Void = { _ in }
  ) {
    self.stage = stage
    self.onFrame = onFrame
    self.onBytes = onBytes
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

  func frame() -> Canvas {
    let canvas = stage.frame()
    onFrame(canvas)
    return canvas
  }

  func type(_ bytes: [UInt8]) async throws(TapeStop) {
    onBytes(bytes)
    try await stage.type(bytes)
  }
}
