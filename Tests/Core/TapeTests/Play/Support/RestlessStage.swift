internal import StoaCanvas
internal import StoaFlow
internal import StoaTape

/// An empty stage whose next timer is always due: every settling takes a tenth of a second, and there is no end of it.
@FlowActor final class RestlessStage: TapeStage {
  private(set) var now = Duration.zero
  let size = Size(columns: 20, rows: 4)
  let nextTimer: Duration? = .zero
  /// Ends what waits for longer than an hour.
  var exit: Int32? { now > .seconds(3_600) ? 1 : nil }

  func takeCopied() -> String? { nil }
  func settle() { now += .milliseconds(100) }
  func type(_ bytes: [UInt8]) {}
  func pass(_ duration: Duration) { now += duration }
  func resize(to size: Size) {}
  func open(_ link: String) {}
  func setOffline(_ isOffline: Bool) {}
  func frame() -> Canvas { Canvas(size: size) }
}
