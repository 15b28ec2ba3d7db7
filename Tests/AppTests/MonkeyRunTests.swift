internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

/// The monkey in the whole program, over the embedded back end.
@FlowActor struct MonkeyRunTests {
  private let patience = StagePatience(clock: ContinuousClock())

  private func run(
    _ tape: Tape, _ invocation: Invocation = Invocation(),
    heldMemory: @escaping () -> Int = { 0 },
    behind front: @escaping @FlowActor (any TapeStage) -> any TapeStage = { $0 }
  ) async throws -> MonkeyRun.Outcome {
    // The process of the tests holds what other tests hold: here it counts for nothing.
    try await MonkeyRun(tape, invocation: invocation, patience: patience, heldMemory: heldMemory, behind: front).play()
  }

  private func tape(_ text: String) throws -> Tape { try TapeParser.parse(text, name: "m.tape") }

  @Test(arguments: [7, 8]) func aShortRunFindsNothing(seed: UInt64) async throws {
    #if DEBUG
      let count = 200
    #else
      let count = 2000
    #endif
    var invocation = Invocation()
    invocation.seed = seed
    invocation.isStrict = true
    let outcome = try await run(MonkeySteps.tape(count, seed: seed, name: "m.tape"), invocation)
    #expect(outcome.fault == nil)
    #expect(outcome.steps == 0..<count)
  }

  @Test func memoryThatIsNotGivenBackIsAFault() async throws {
    let tape = try tape(String(repeating: "Down\n", count: MemoryBound.every))
    let outcome = try await run(tape, heldMemory: { MemoryBound.most + (1 << 20) })
    #expect(outcome.fault == "memory: 513 MB are held, and 512 is the most")
    #expect(outcome.steps == 0..<(MemoryBound.every - 1))
  }

  @Test func aPlantedFaultIsFoundAndShrunk() async throws {
    let steps = MonkeySteps.tape(400, seed: 7, name: "m.tape").steps
    let outcome = try await run(Tape(name: "m.tape", steps: steps), behind: { SpoiledStage($0) })
    let fault = MonkeyFault(try #require(outcome.fault))
    #expect(fault.kind == .broken("size"))
    var shrinking = Shrinking(Array(steps[outcome.steps]), tries: 400)
    while let candidate = shrinking.candidate {
      let again = try await run(Tape(name: "m.tape", steps: candidate), behind: { SpoiledStage($0) })
      shrinking.take(again.fault.map(MonkeyFault.init)?.kind == fault.kind)
    }
    #expect(shrinking.items.count == 2)
    let text = MonkeyTape.text(shrinking.items, fault: fault.text, command: "stoa --replay m.tape")
    let again = try await run(try tape(text), behind: { SpoiledStage($0) })
    // The sizes of screens have gone, and the fault has stayed.
    #expect(again.fault == "size: 80x25 was drawn on a screen of 80x24")
  }

  @Test func aKeyThatLeavesBeginsAnotherProgram() async throws {
    var starts: [Int] = []
    var steps: [Int] = []
    let tape = try tape("Down\nType \"q\"\nSleep 1s\nCopy \"a\"\nPaste\nType \"Q2\"\nDown")
    let outcome = try await MonkeyRun(
      tape, invocation: Invocation(), patience: patience, onStart: { starts.append($0) }, onStep: { steps.append($0) }
    ).play()
    #expect(outcome.fault == nil)
    #expect(outcome.programs == 3)
    #expect(starts == [0, 2, 6])
    #expect(steps.last == 7)
  }

  @Test func anAddressThatIsRefusedIsNoFault() async throws {
    #expect(try await run(try tape("Link nowhere/at/all\nType \"2\"")).fault == nil)
  }

  @Test func aForbiddenMoveOfAPhaseIsHeardOf() async throws {
    enum Phase: Hashable, Sendable { case one, two }
    var heard: [PhaseViolation] = []
    let runtime = EffectRuntime(
      clock: ContinuousClock(), activity: Activity(), onViolation: { heard.append($0) })
    let map = PhaseMap<Phase, Int, Phase>(read: { $0 }, write: { $0 = $1 }) {
      From(.one) { On("go", { $0 == 1 }, to: .two) }
    }
    let reducer = Reduce<Phase, Int> { state, _ in
      state = .two
      return .none
    }
    let store = Store(Phase.one, reducer: reducer.phases(map, enforcement: .revert), runtime: runtime)
    store.send(2)
    #expect(heard.map(\.kind) == [.directWrite])
    #expect(store.state == .one)
  }

  @Test func theCheckedProgramIsTheSameOne() async throws {
    let text = "Type \"2\"\nDown 3\nEnter\nResize 120x40\nType \"i\""
    let plain = try await ReplayRunner.play(try tape(text), invocation: Invocation(), patience: patience)
    let checked = try await ReplayRunner.playChecked(
      try tape(text), invocation: Invocation(), patience: patience, keepsScreens: true)
    #expect(checked.failure == nil)
    #expect(checked.screens == plain.screens)
  }
}
