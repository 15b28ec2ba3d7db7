extension Tape {
  /// What is wrong with the files that the tape wants written: none may be a tape that is played, and what one
  /// `Screenshot` has written is not written again. Paths are compared as they are written.
  public var collisions: [TapeError] {
    let tapes = Set(steps.map(\.position.file) + [name])
    var screenshots: Set<String> = []
    var outputs: Set<String> = []
    return steps.compactMap { step in
      switch step.command {
      case .output(let path) where TapeFile.isText(path):
        outputs.insert(path)
        return Self.collision(path, step, tapes, screenshots)
      case .screenshot(let path) where TapeFile.isText(path):
        defer { screenshots.insert(path) }
        return Self.collision(path, step, tapes, screenshots.union(outputs))
      default:
        return nil
      }
    }
  }

  private static func collision(
    _ path: String, _ step: TapeStep, _ tapes: Set<String>, _ written: Set<String>
  ) -> TapeError? {
    if tapes.contains(path) { return TapeError("'\(path)' is a tape that is played here", at: step.position) }
    guard written.contains(path) else { return nil }
    return TapeError("'\(path)' is written by another command already", at: step.position)
  }

  /// The errors in the order of the commands that they are of.
  public func inOrder(_ errors: [TapeError]) -> [TapeError] {
    let places = Dictionary(zip(steps.map(\.position), steps.indices)) { first, _ in first }
    return errors.sorted { places[$0.position, default: 0] < places[$1.position, default: 0] }
  }
}
