extension EffectEvent {
  /// The effect in words: its number, where it was made, and what became of it. Of its identities nothing is told.
  public var text: String {
    let place = source.map { " (\($0.fileID.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
    return "\(number)\(place) \(fate.text)"
  }
}

extension EffectEvent.Fate {
  /// What became of it, in words.
  package var text: String {
    switch self {
    case .started: "started"
    case .waiting: "waits"
    case .emitted: "sends an action"
    case .retrying(let failure, _): "tried again: \(failure)"
    case .failed(let failure): "failed: \(failure)"
    case .finished: "finished"
    case .cancelled(.cancelled): "cancelled"
    case .cancelled(let reason): "cancelled: \(reason.text)"
    case .dropped(let reason): "dropped: \(reason.text)"
    }
  }
}

extension EffectDropReason {
  /// Why, in words.
  package var text: String {
    switch self {
    case .cancelled: "it was cancelled"
    case .superseded: "a newer one took its place"
    case .throttled: "a throttle lets nothing through"
    case .timedOut: "its time was up"
    case .allCancelled: "all effects were cancelled"
    case .storeReleased: "the store is gone"
    case .late: "it came after the effect had ended"
    case .wrongType: "it is of another type"
    }
  }
}
