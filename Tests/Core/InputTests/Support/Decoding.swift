internal import StoaInput

/// What one feed of the text's bytes gives, and a flush if asked for.
func events(_ text: String, flushing: Bool = false) -> [InputEvent] {
  events(Array(text.utf8), flushing: flushing)
}

func events(_ bytes: [UInt8], flushing: Bool = false) -> [InputEvent] {
  var decoder = InputDecoder()
  let events = decoder.feed(bytes)
  return flushing ? events + decoder.flush() : events
}

/// The same, one byte a feed.
func eventsByteByByte(_ bytes: [UInt8], flushing: Bool = false) -> [InputEvent] {
  var decoder = InputDecoder()
  let events = bytes.flatMap { decoder.feed([$0]) }
  return flushing ? events + decoder.flush() : events
}

/// The events with characters joined as the one text they type: how they are cut into keys depends on the reads.
func typed(_ events: [InputEvent]) -> [String] {
  var result: [String] = []
  var text = ""
  for event in events {
    if case .key(let press) = event, case .character(let character) = press.key, press.modifiers.isEmpty {
      text.append(character)
      continue
    }
    if !text.isEmpty { result.append(text) }
    text = ""
    result.append("\(event)")
  }
  return text.isEmpty ? result : result + [text]
}

extension InputDecoder {
  /// Flushes until nothing is held, as the loop does while no byte comes; what that gave, and in how many flushes.
  mutating func settle() -> (events: [InputEvent], flushes: Int) {
    var events: [InputEvent] = []
    var flushes = 0
    while awaitsMore, flushes <= InputDecoder.pastePatience {
      events += flush()
      flushes += 1
    }
    return (events, flushes)
  }
}
