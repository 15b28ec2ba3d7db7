internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// A stage that keeps for a report which commands have been played, and the screen after the last.
@FlowActor final class ReportingStage: TapeStage {
  private let stage: any TapeStage
  private let file: RecordingFile
  private var steps: ArraySlice<TapeStep>

  init(_ stage: any TapeStage, _ tape: Tape, _ file: RecordingFile) {
    self.stage = stage
    self.file = file
    steps = tape.steps[...]
  }

  var size: Size { stage.size }
  var exit: Int32? { stage.exit }
  var now: Duration { stage.now }
  var nextTimer: Duration? { stage.nextTimer }

  func settle() async throws(TapeStop) {
    try await stage.settle()
    FaultReport.keep(stage.frame())
    // The next one is there before it is played: it may be what ends the process.
    guard let step = steps.popFirst() else { return }
    switch step.command {
    // Whoever replays a report wants no files of it.
    case .output, .screenshot: break
    default: file.append("\(step.source)\n")
    }
  }

  func takeCopied() -> String? { stage.takeCopied() }
  func frame() -> Canvas { stage.frame() }
  func type(_ bytes: [UInt8]) async throws(TapeStop) { try await stage.type(bytes) }
  func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }
  func resize(to size: Size) throws(TapeStop) { try stage.resize(to: size) }
  func open(_ link: String) throws(TapeStop) { try stage.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { try stage.setOffline(isOffline) }
}
