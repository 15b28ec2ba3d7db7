internal import StoaCanvas
public import StoaFlow

/// Plays a tape on a stage, one command after the other, until its end or the first failure.
@FlowActor public final class TapePlayer {
  let stage: any TapeStage
  private let tape: Tape
  var pace = Duration.milliseconds(50)
  var waitLimit = Duration.seconds(15)
  var waitPattern: TapePattern?
  /// What the tape or the program has put on the clipboard last.
  var clipboard: String?
  private var isHidden = false
  private let keepsScreens: Bool
  private var record: TapeRecord

  /// - Parameter keepsScreens: Whether the record has the screens after the commands, or only the last one.
  public init(_ tape: Tape, on stage: any TapeStage, keepsScreens: Bool = true) {
    self.tape = tape
    self.stage = stage
    self.keepsScreens = keepsScreens
    record = TapeRecord(name: tape.name)
  }

  /// Plays the whole tape; to be called once.
  public func play() async -> TapeRecord {
    record.outputs = tape.steps.compactMap(\.output)
    let first = tape.steps.first { !$0.command.isPreparation }
    let isStarted = await attempt(first) { () async throws(TapeStop) in try await self.stage.settle() }
    guard isStarted else { return finish() }
    for step in tape.steps {
      let isDone = await attempt(step) { () async throws(TapeStop) in
        try await self.perform(step.command)
        try await self.stage.settle()
        self.noteCopied()
      }
      guard isDone else { break }
      record.commands += 1
      note(step)
    }
    return finish()
  }

  /// False, and a failure noted, when the work stops.
  private func attempt(_ step: TapeStep?, _ work: () async throws(TapeStop) -> Void) async -> Bool {
    do throws(TapeStop) {
      try await work()
      return true
    } catch {
      let step = step ?? TapeStep(.hide, at: TapePosition(file: tape.name, line: 1, column: 1), source: "the start")
      record.failure = TapeFailure(position: step.position, source: step.source, reason: error.reason)
      return false
    }
  }

  /// After each command, so that the newer one of the tape's text and the program's counts.
  private func noteCopied() {
    _ = stage.frame()
    if let text = stage.takeCopied() { clipboard = text }
  }

  /// Keeps of a step's screen what the tape wants kept.
  private func note(_ step: TapeStep) {
    switch step.command {
    case .hide: isHidden = true
    case .show: isHidden = false
    case .screenshot(let path) where TapeFile.isText(path):
      record.screenshots.append(TapeScreenshot(file: TapeFile(path: path, position: step.position), screen: lines))
    default: break
    }
    if keepsScreens, step.command.showsScreen, !isHidden { record.screens.append(lines) }
  }

  private var lines: [String] { stage.frame().lines }

  private func finish() -> TapeRecord {
    record.last = stage.frame()
    record.exit = stage.exit
    return record
  }
}
