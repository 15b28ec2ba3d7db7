extension Tape {
  /// Without the block from `Hide` to `Show` that comes before all else that acts: with it VHS starts the program, which
  /// here runs already. What it says of the whole tape, such as a setting, stays.
  var withoutPreamble: Tape {
    guard let first = steps.firstIndex(where: { !$0.command.isSaidBeforehand }), steps[first].command == .hide,
      let last = steps[first...].firstIndex(where: { $0.command == .show })
    else { return self }
    let kept = steps[first...last].filter(\.command.isSaidBeforehand)
    return Tape(name: name, steps: Array(steps[..<first] + kept + steps[(last + 1)...]))
  }
}

extension TapeCommand {
  fileprivate var isSaidBeforehand: Bool {
    switch self {
    case .output, .set, .environment, .require, .subtitle: true
    default: false
    }
  }
}
