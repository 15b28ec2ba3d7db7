public import StoaCanvas
internal import StoaFlow

/// How a session is recorded.
public struct RecordingOptions: Sendable {
  /// The address to go to first.
  public var link: String?
  /// The size of the screen that a tape begins with.
  public var size = Size(columns: 80, rows: 24)
  /// How long an event is held for what is on its way, such as an answer. A service may take its time, and keys must not:
  /// zero for one.
  public var patience = Duration.seconds(1)
  /// The real time, from a beginning of its own.
  public var now: @Sendable () -> Duration = { LoopClock.monotonic() }
  /// Hears of each frame; nil for none.
  public var onFrame: (@FlowActor @Sendable (Canvas) -> Void)?
  /// The longest tape that is written: the longest that is read, and some room.
  public var mostLines = TapeParser.mostSteps - 1000
  /// The most bytes of the tape: somewhat less than of one that is read.
  public var mostBytes = TapeReader.largestFile - 200_000

  /// From the first place, at 80×24, keys waiting a second for answers.
  public init() {}
}
