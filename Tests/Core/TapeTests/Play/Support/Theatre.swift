internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

/// A notebook on a headless stage.
@FlowActor struct Theatre {
  let world = TapeWorld()
  let notebook: Notebook
  let stage: HeadlessStage

  /// - Parameter requests: What is on its way outside, by name.
  init(never: AsyncStream<Void> = AsyncStream { $0.finish() }, requests: [String] = []) {
    let notebook = Notebook(world.runtime, never: never)
    self.notebook = notebook
    // What hangs in these tests hangs for good: no real time has to pass to see it.
    stage = HeadlessStage(
      notebook, size: Size(columns: 30, rows: 4), world: world,
      doors: StageDoors(
        open: { notebook.open($0) }, setOffline: { notebook.note($0 ? "offline" : "online") },
        outside: { requests }),
      patience: StagePatience(limit: .zero, clock: world.clock))
  }

  func play(_ text: String) async throws -> TapeRecord {
    await TapePlayer(try TapeParser.parse(text, name: "t.tape"), on: stage).play()
  }

  /// Plays a tape that must pass; the lines of the last screen.
  func screen(after text: String) async throws -> [String] {
    let record = try await play(text)
    #expect(record.failure == nil)
    return record.last.lines
  }

  /// Plays a tape that must fail; how.
  func failure(of text: String) async throws -> String? { try await play(text).failure?.description }
}
