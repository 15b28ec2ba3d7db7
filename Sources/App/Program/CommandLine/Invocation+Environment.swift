internal import StoaTape

/// The environment variables that the program listens to, and the flags that win over them.
extension Invocation {
  private static let flags = [
    "STOA_BACKEND": "--backend", "STOA_COLOR": "--color", "STOA_LOG": "--log", "STOA_THEME": "--theme",
    "STOA_TOKEN": "--token-file",
  ]

  /// Takes the variables of the process.
  mutating func adopt(_ environment: (String) -> String?) throws(UsageError) {
    dataDirectory = environment("STOA_DATA_DIR")
    for name in Self.flags.keys.sorted() {
      if let value = environment(name) { try set(name, to: value) }
    }
  }

  /// Takes the variables of a tape, the last of each name, but for those of which a flag says otherwise.
  mutating func adopt(_ tape: Tape) throws(UsageError) {
    for step in tape.steps {
      guard case .environment(let name, let value) = step.command, let flag = Self.flags[name],
        replay?.flags.contains(flag) != true
      else { continue }
      do throws(UsageError) {
        try set(name, to: value)
      } catch {
        throw UsageError("\(step.position): \(error.message)")
      }
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
