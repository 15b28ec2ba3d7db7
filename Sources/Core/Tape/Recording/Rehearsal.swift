internal import StoaInput

/// What comes of bytes that a tape sends in one piece.
struct Rehearsal {
  var events: [InputEvent] = []
  /// How much time passes until all of them are there: the decoder holds some bytes for what might follow.
  var delay = Duration.zero

  init(_ bytes: [UInt8]) {
    var decoder = InputDecoder()
    events = decoder.feed(bytes)
    while decoder.awaitsMore {
      delay += InputDecoder.escapeDelay
      events += decoder.flush()
    }
  }
}
