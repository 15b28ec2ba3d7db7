internal import StoaTape

/// The environment variables that the program listens to, and the flags that win over them.
extension Invocation {
  private static let flags = [
    ("STOA_BACKEND", "--backend"), ("STOA_COLOR", "--color"), ("STOA_LOG", "--log"), ("STOA_THEME", "--theme"),
    ("STOA_TOKEN", "--token-file"),
  ]

  /// Takes the variables of the process.
  mutating func adopt(_ environment: (String) -> String?) throws(UsageError) {
    dataDirectory = environment("STOA_DATA_DIR")
    for (name, _) in Self.flags {
      if let value = environment(name) { try set(name, to: value) }
    }
  }

  /// Takes the variables of a tape, the last of each name, but for those of which a flag says otherwise.
  mutating func adopt(_ tape: Tape) throws(UsageError) {
    for step in tape.steps {
      if let error = adopt(step, unless: replay?.flags ?? []) { throw UsageError(error.description) }
    }
  }

  /// What is wrong with the variables of a tape, but for those of which a flag says otherwise.
  static func mistakes(in tape: Tape, unless flags: Set<String>) -> [TapeError] {
    var invocation = Invocation()
    return tape.steps.compactMap { invocation.adopt($0, unless: flags) }
  }

  private mutating func adopt(_ step: TapeStep, unless flags: Set<String>) -> TapeError? {
    guard case .environment(let name, let value) = step.command,
      let (_, flag) = Self.flags.first(where: { $0.0 == name }), !flags.contains(flag)
    else { return nil }
    do throws(UsageError) {
      try set(name, to: value)
      return nil
    } catch {
      return TapeError(error.message, at: step.position)
    }
  }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "STOA_BACKEND": try setBackend(value, name: name)
    case "STOA_COLOR": color = try Flag.choice(value, for: name)
    case "STOA_LOG": log = value
    case "STOA_THEME": try setTheme(value, name: name)
    case "STOA_TOKEN": token = value
    default: break
    }
  }
}
