internal import StoaApp
internal import StoaFlow
internal import StoaTape
internal import Testing

/// `--strict` in the whole program; what breaks a rule there is made on purpose, at F9.
@FlowActor struct StrictTests {
  private func play(_ words: String...) async throws -> TapeRecord {
    let invocation = try CommandParser.parse(words, environment: { _ in nil })
    let tape = try TapeParser.parse("Type \"2\"\nF9\nType \"1\"", name: "t.tape")
    let patience = StagePatience(clock: ContinuousClock())
    guard invocation.isChecked else {
      return try await ReplayRunner.play(tape, invocation: invocation, patience: patience)
    }
    return try await ReplayRunner.playChecked(
      tape, invocation: invocation, patience: patience, keepsScreens: false)
  }

  @Test func anIgnoredTriggerFailsTheCommandThatBroughtIt() async throws {
    let record = try await play("--strict", "--fault", "reducer-ignored")
    #expect(record.failure?.position.line == 2)
    #expect(record.failure?.reason == "strict: fault: F9 is ignored in 0")
  }

  @Test func aCheckedReplayFindsItToo() async throws {
    let record = try await play("--strict", "--fault", "reducer-ignored", "--replay=t", "--checked")
    #expect(record.failure?.reason == "phase: fault: F9 is ignored in 0")
  }

  @Test func withoutTheFlagAnIgnoredTriggerIsNoFailure() async throws {
    #expect(try await play("--fault", "reducer-ignored").failure == nil)
    #expect(try await play("--fault", "reducer-ignored", "--replay=t", "--checked").failure == nil)
  }

  @Test func aProgramThatKeepsItsRulesIsNoFailure() async throws {
    #expect(try await play("--strict").failure == nil)
  }

  @Test func theFirstPageOfTheHelpDoesNotNameIt() {
    #expect(!HelpText.text.contains("--strict"))
  }

  @Test func aWatchHearsOfIgnoredTriggersAndLostActionsOnlyWhereItIsStrict() {
    for isStrict in [true, false] {
      let watch = StrictWatch(isStrict: isStrict)
      watch.hear(PhaseViolation(kind: .ignoredTrigger, map: "list", phase: "idle", trigger: "cancelled"))
      watch.hear(PhaseViolation(kind: .directWrite, map: "list", phase: "idle", target: "loaded"))
      watch.hear(OrphanedAction(child: "Row", source: EffectSource(file: "App/Rows.swift", line: 7)))
      #expect(watch.faults.count == (isStrict ? 3 : 1))
      #expect(watch.faults.contains("list: the reducer moved the phase from idle to loaded itself"))
    }
  }
}
