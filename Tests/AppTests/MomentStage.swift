internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// A stage that keeps what was on the screen whenever the program came to rest, with the newest entry of its history.
@FlowActor final class MomentStage: TapeStage {
  private(set) var moments: [(number: UInt64, canvas: Canvas)] = []
  private let stage: HeadlessStage
  private let program: StoaProgram

  init(_ stage: HeadlessStage, _ program: StoaProgram) {
    self.stage = stage
    self.program = program
  }

  var size: Size { stage.size }
  var exit: Int32? { stage.exit }
  var now: Duration { stage.now }
  var nextTimer: Duration? { stage.nextTimer }

  func takeCopied() -> String? { stage.takeCopied() }

  func settle() async throws(TapeStop) {
    try await stage.settle()
    guard let history = program.history else { return }
    moments.append((history.last, stage.frame()))
  }

  func type(_ bytes: [UInt8]) async throws(TapeStop) { try await stage.type(bytes) }
  func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }
  func resize(to size: Size) throws(TapeStop) { stage.resize(to: size) }
  func open(_ link: String) throws(TapeStop) { try stage.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { stage.setOffline(isOffline) }
  func frame() -> Canvas { stage.frame() }
}
