public import StoaCanvas

extension Tape {
  /// What each command of the tape sends to a terminal of this size, for whoever plays it on a terminal of their own:
  /// all commands but those that only prepare or look.
  public func strokes(on size: Size) -> TapeStrokes { TapeStrokes(steps: steps[...], size: size) }
}
