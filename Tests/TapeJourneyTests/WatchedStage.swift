internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape

/// A stage that notes which keys are pressed in which place.
@FlowActor final class WatchedStage: TapeStage {
  private let stage: HeadlessStage
  private let program: StoaProgram
  private let note: @FlowActor (PressedKey) -> Void

  init(_ stage: HeadlessStage, _ program: StoaProgram, note: @escaping @FlowActor (PressedKey) -> Void) {
    self.stage = stage
    self.program = program
    self.note = note
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
  func frame() -> Canvas { stage.frame() }

  func type(_ bytes: [UInt8]) async throws(TapeStop) {
    let place = PlaceName(program.destination, footer: stage.frame().lines.last ?? "")
    var decoder = InputDecoder()
    for case .key(let press) in decoder.feed(bytes) + decoder.flush() { note(PressedKey(press, in: place)) }
    try await stage.type(bytes)
  }
}
