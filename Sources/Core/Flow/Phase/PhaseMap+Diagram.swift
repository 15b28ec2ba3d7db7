extension PhaseMap {
  /// The map as a Mermaid state diagram, in the order of its declaration; ends with a line break.
  ///
  /// What a phase ignores on purpose is a note beside it.
  public func diagram(from initial: Phase? = nil) -> String {
    var lines = ["stateDiagram-v2"]
    if let initial { lines.append("  [*] --> \(initial)") }
    var seen: Set<String> = []
    for (phase, triggers) in sources {
      for trigger in triggers {
        for target in trigger.targets {
          let line = "  \(phase) --> \(target): \(trigger.name)"
          if seen.insert(line).inserted { lines.append(line) }
        }
      }
    }
    for (phase, triggers) in sources {
      var ignored: [String] = []
      for trigger in triggers where trigger.isIgnored && !ignored.contains(trigger.name) {
        ignored.append(trigger.name)
      }
      guard !ignored.isEmpty else { continue }
      lines += ["  note right of \(phase)", "    ignores \(ignored.joined(separator: ", "))", "  end note"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
