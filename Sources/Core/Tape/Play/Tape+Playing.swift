extension Tape {
  /// Whether a text file wants the screen after each command.
  public var wantsScreens: Bool { steps.contains { $0.output != nil } }

  /// What is wrong with the order of the commands: variables are set before the program runs.
  public var misplacements: [TapeError] {
    guard let start = steps.firstIndex(where: { !$0.command.isPreparation }) else { return [] }
    return steps[start...].compactMap { step in
      guard case .environment = step.command else { return nil }
      return TapeError("Env must stand before the first command that is played", at: step.position)
    }
  }
}

extension TapeCommand {
  /// Whether the command is one of those that stand at the head of a tape.
  var isPreparation: Bool {
    switch self {
    case .set, .output, .require, .environment, .subtitle: true
    default: false
    }
  }

  /// Whether `Output` gets the screen after it: what VHS does, but for `Env`, `Set`, `Output` and `Subtitle`, which
  /// change no screen, and for what only Stoa has to look with.
  var showsScreen: Bool {
    switch self {
    case .set, .output, .require, .environment, .subtitle, .hide, .expect, .expectNot: false
    default: true
    }
  }
}

extension TapeStep {
  /// The text file that `Output` names.
  var output: TapeFile? {
    guard case .output(let path) = command, TapeFile.isText(path) else { return nil }
    return TapeFile(path: path, position: position)
  }
}
