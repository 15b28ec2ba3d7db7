internal import DomainLayer
internal import StoaCanvas
internal import StoaStorage
internal import StoaTape

/// `--monkey`: presses at random, and leaves a short tape of what brought something wrong about.
///
/// The steps are played in a process of their own, so that a crash is found like all else; each try of the shrinking is
/// another.
struct MonkeyCommand {
  /// How often a shorter tape is tried.
  private static let tries = 400

  let invocation: Invocation
  let steps: Int

  func run() -> Int32 {
    guard !invocation.isChecked else { return MonkeyHeadless(invocation: invocation, tape: tape).run() }
    ReplaySignals.watch()
    do throws(UsageError) {
      let directory = try ReplayDirectory(nil)
      defer { directory.close() }
      // What a process that crashed leaves behind goes with it.
      Environment.set("TMPDIR", to: directory.path)
      // A backtrace of each crash would take seconds each.
      Environment.set("SWIFT_BACKTRACE", to: "enable=no")
      return try play(in: directory.path)
    } catch {
      Console.complain(error.message)
      return ExitStatus.usage
    }
  }

  private var tape: Tape { MonkeySteps.tape(steps, seed: invocation.seed, name: name) }

  private var name: String { "monkey-\(invocation.seed).tape" }

  private func play(in directory: String) throws(UsageError) -> Int32 {
    let process = try process(["--monkey=\(steps)"])
    let outcome = MonkeyProgress.outcome(in: process.output)
    if process.status == ExitStatus.done, let outcome {
      let programs = outcome.programs == 1 ? "one program" : "\(outcome.programs) programs"
      Console.write("seed \(invocation.seed): \(steps) steps in \(programs), and all held\n")
      return ExitStatus.done
    }
    guard let fault = outcome?.fault.map(MonkeyFault.init) ?? MonkeyFault(process) else {
      throw UsageError("the steps could not be played: \(process.complaints)")
    }
    let played = outcome?.steps ?? MonkeyProgress.steps(in: process.output)
    return try report(fault, Array(tape.steps[played.clamped(to: 0..<steps)]), in: directory)
  }

  /// Shrinks the steps to a tape, writes it, and says where it is.
  private func report(_ fault: MonkeyFault, _ played: [TapeStep], in directory: String) throws(UsageError) -> Int32 {
    var shrinking = Shrinking(played, tries: Self.tries)
    let isRepeated = try shows(fault, played, in: directory)
    while isRepeated, let candidate = shrinking.candidate { shrinking.take(try shows(fault, candidate, in: directory)) }
    let command = (["stoa", "--replay", name, "--checked"] + words).joined(separator: " ")
    if let reason = TapeTextFile.write(text(shrinking.items, fault), to: name) {
      Console.complain("'\(name)' cannot be written: \(reason)")
    }
    let count = shrinking.items.count
    let length = "\(count) command\(count == 1 ? "" : "s")"
    let advice = isRepeated ? "see \(command)" : "played alone these show nothing"
    Console.write(SafeText.line("\(name): \(length) of \(played.count), \(fault.text); \(advice)") + "\n")
    return ExitStatus.failed
  }

  private func shows(_ fault: MonkeyFault, _ steps: [TapeStep], in directory: String) throws(UsageError) -> Bool {
    let path = "\(directory)/\(name)"
    if let reason = TapeTextFile.write(text(steps, fault), to: path) {
      throw UsageError("'\(path)' cannot be written: \(reason)")
    }
    return fault.isShown(by: try process(["--replay=\(path)"]))
  }

  private func text(_ steps: [TapeStep], _ fault: MonkeyFault) -> String {
    let command = (["stoa", "--replay", name, "--checked"] + words).joined(separator: " ")
    return MonkeyTape.text(steps, fault: SafeText.line(fault.text), command: command)
  }

  private func process(_ others: [String]) throws(UsageError) -> MonkeyProcess {
    do throws(ReplayChild.Refusal) {
      return try MonkeyProcess(["--checked"] + words + others)
    } catch {
      throw UsageError("the steps cannot be played: \(error.reason)")
    }
  }

  /// What a replay needs to be the same program.
  private var words: [String] {
    var words = ["--seed", "\(invocation.seed)", "--size", "\(invocation.size.columns)x\(invocation.size.rows)"]
    if let size = invocation.sampleSize { words += ["--sample-size", "\(size)"] }
    if let theme = invocation.theme { words += ["--theme", theme.name] }
    words += invocation.faultWords
    if invocation.isStrict { words.append("--strict") }
    if invocation.isASCII { words.append("--ascii") }
    if !invocation.hasMouse { words.append("--no-mouse") }
    return words
  }
}
