internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// A stage that fails the command after which a rule was broken: a tape under `--strict`.
@FlowActor final class StrictStage: TapeStage {
  private let stage: any TapeStage
  private let watch: StrictWatch

  init(_ stage: any TapeStage, _ watch: StrictWatch) {
    self.stage = stage
    self.watch = watch
  }

  var size: Size { stage.size }
  var exit: Int32? { stage.exit }
  var now: Duration { stage.now }
  var nextTimer: Duration? { stage.nextTimer }

  func takeCopied() -> String? { stage.takeCopied() }
  func frame() -> Canvas { stage.frame() }

  func settle() async throws(TapeStop) {
    try await stage.settle()
    if let fault = watch.faults.first { throw TapeStop("strict: \(fault)") }
  }

  func type(_ bytes: [UInt8]) async throws(TapeStop) { try await stage.type(bytes) }
  func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }
  func resize(to size: Size) throws(TapeStop) { try stage.resize(to: size) }
  func open(_ link: String) throws(TapeStop) { try stage.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { try stage.setOffline(isOffline) }
}
