internal import StoaCanvas
package import StoaFlow
package import StoaTape

/// Makes the whole program so that it writes a tape of what is done to it.
@FlowActor package enum SessionRecorder {
  /// - Parameters:
  ///   - world: What the program takes from the world around it, its clock that of `time`.
  ///   - heading: What the tape says already.
  ///   - options: How it is recorded; the address to begin at comes from the invocation.
  package static func make(
    _ invocation: Invocation, world: AppWorld, time: RecordedTime, directory: ReplayDirectory, isASCII: Bool,
    heading: String = "", options: @FlowActor (StoaProgram) -> RecordingOptions = { _ in RecordingOptions() },
    write: @escaping @FlowActor (TapeEdit) -> Void
  ) throws(UsageError) -> RecordedProgram {
    let link = invocation.link
    var invocation = invocation
    // The tape goes there itself, from where each tape begins.
    invocation.link = nil
    let replayed = try ReplayedProgram(invocation, world: world, directory: directory, isASCII: isASCII)
    var options = options(replayed.program)
    options.link = link
    // A service takes its time, and keys do not wait for it.
    if !invocation.isEmbedded { options.patience = .zero }
    return RecordedProgram(
      replayed.screen, time: time, activity: world.activity, doors: replayed.doors, options: options, heading: heading,
      write: write)
  }
}
