package import StoaFlow
package import StoaTape

/// Plays steps of the monkey in the whole program and finds the first that leaves something wrong behind.
///
/// When a key has ended the program, the rest is played in a new one, which has a new data directory.
@FlowActor package final class MonkeyRun {
  /// What a run came to.
  package struct Outcome: Sendable {
    /// What did not hold; nil where all did.
    package var fault: String?
    /// Which steps lead to it: those of the program that it was found in, the last of them the one that did it.
    package var steps: Range<Int>
    /// How many programs the steps were played in.
    package var programs: Int
  }

  private let tape: Tape
  private let invocation: Invocation
  private let patience: StagePatience
  private let front: @FlowActor (any TapeStage) -> any TapeStage
  private let onStart: @FlowActor (Int) -> Void
  private let onStep: @FlowActor (Int) -> Void
  private var rests = 0
  private let heldMemory: () -> Int
  private var memory = MemoryBound()

  /// - Parameters:
  ///   - heldMemory: How many bytes the process holds; a process that does other things as well says nothing by it.
  ///   - front: What stands before each stage, in a test.
  ///   - onStart: Called with the number of the step that a program begins with.
  ///   - onStep: Called with the number of the step that is to be played next.
  package init(
    _ tape: Tape, invocation: Invocation, patience: StagePatience,
    heldMemory: @escaping () -> Int = { ResidentMemory.bytes },
    behind front: @escaping @FlowActor (any TapeStage) -> any TapeStage = { $0 },
    onStart: @escaping @FlowActor (Int) -> Void = { _ in }, onStep: @escaping @FlowActor (Int) -> Void = { _ in }
  ) {
    self.tape = tape
    self.invocation = invocation
    self.patience = patience
    self.heldMemory = heldMemory
    self.front = front
    self.onStart = onStart
    self.onStep = onStep
  }

  /// Plays all of them, or as far as the first fault.
  package func play() async throws(UsageError) -> Outcome {
    var start = 0
    var programs = 0
    while start < tape.steps.count {
      programs += 1
      onStart(start)
      let (record, checked) = try await playProgram(from: start)
      let end = start + record.commands
      if let fault = Self.fault(record, checked) {
        return Outcome(fault: fault, steps: start..<min(end + 1, tape.steps.count), programs: programs)
      }
      guard record.exit != nil else { break }
      // A text that was being typed ended it: its rest is not typed into another one.
      start = checked?.restsAtEnd.map { start + $0 } ?? end + 1
    }
    return Outcome(fault: nil, steps: 0..<tape.steps.count, programs: programs)
  }

  private func playProgram(from start: Int) async throws(UsageError) -> (record: TapeRecord, checked: CheckedStage?) {
    let rest = Tape(name: tape.name, steps: Array(tape.steps[start...]))
    var checked: CheckedStage?
    let record = try await ReplayRunner.playChecked(
      rest, invocation: invocation, patience: patience, keepsScreens: false, excess: { [weak self] in self?.excess() },
      onRest: { [onStep] in onStep(start + $0) }, behind: front, note: { checked = $0 })
    return (record, checked)
  }

  private static func fault(_ record: TapeRecord, _ checked: CheckedStage?) -> String? {
    if let fault = checked?.fault { return fault }
    return record.exit == nil ? record.failure.map { "play: \($0.reason)" } : nil
  }

  private func excess() -> String? {
    rests += 1
    guard rests % MemoryBound.every == 0 else { return nil }
    return memory.excess(heldMemory(), atRest: rests)
  }
}
