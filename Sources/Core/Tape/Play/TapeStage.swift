public import StoaCanvas
public import StoaFlow

/// Where a tape is played: a program that takes bytes and shows frames, and the time it lives in.
@FlowActor public protocol TapeStage: AnyObject, Sendable {
  /// The size of the screen.
  var size: Size { get }
  /// The status the program has ended with, once it has.
  var exit: Int32? { get }
  /// The text that the program has put on the clipboard since the last call; nil when it has not.
  func takeCopied() -> String?
  /// The time of the stage, from a beginning of its own; it never goes back.
  var now: Duration { get }
  /// How long until the program's next timer is due; nil when none is.
  var nextTimer: Duration? { get }
  /// Returns when nothing moves any more until a key comes or time passes.
  func settle() async throws(TapeStop)
  /// Takes what a terminal would send in one piece, and what is held only for what might have followed.
  func type(_ bytes: [UInt8]) async throws(TapeStop)
  /// Lets time pass, with everything in it that falls due, each at its moment.
  func pass(_ duration: Duration) async throws(TapeStop)
  /// Gives the screen another size; why not, where it cannot have one.
  func resize(to size: Size) throws(TapeStop)
  /// Goes to an address.
  func open(_ link: String) throws(TapeStop)
  /// Cuts the way to the service, or restores it.
  func setOffline(_ isOffline: Bool) throws(TapeStop)
  /// What a person would see now.
  func frame() -> Canvas
}
