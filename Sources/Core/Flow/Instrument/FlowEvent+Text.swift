extension FlowEvent: CustomStringConvertible {
  /// One line for a log.
  public var description: String { "\(store): \(kind.text)" }
}

extension FlowEvent.Kind {
  fileprivate var text: String {
    switch self {
    case .received(let action, let queued):
      return queued == 0 ? "received \(action)" : "received \(action), behind \(queued)"
    case .reduced(let action, let time, let changed, let revision):
      let change = changed.map { $0 ? ", changed" : ", unchanged" } ?? ""
      return "reduced \(action) in \(time.microseconds) µs\(change), revision \(revision)"
    case .queueGrew(let count): return "\(count) actions wait, more than ever before"
    case .effect(let event): return "effect \(event.text)"
    case .phaseMoved(let move): return "phase \(move)"
    case .violated(let violation): return "violation: \(violation)"
    case .orphaned(let orphan): return "\(orphan)"
    }
  }
}

extension Duration {
  fileprivate var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
