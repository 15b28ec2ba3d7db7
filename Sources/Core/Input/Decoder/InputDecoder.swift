/// Turns a terminal's bytes into keys, pastes, mouse and focus events, however the bytes are cut into reads.
///
/// A table-driven state machine (`DecoderTable`). It knows the legacy keys of xterm, rxvt, the Linux console, tmux and
/// screen, kitty's `CSI u`, bracketed paste, SGR, urxvt and X10 mouse reports. Terminal replies and sequences it does
/// not know are swallowed whole: nothing unknown ever becomes a key. Every scalar may arrive separately; combining
/// scalars join the character before them when they come in the same feed, else they are keys of their own, which a
/// `LineEditor` joins again. Bytes that are no UTF-8 become U+FFFD; C1 controls are dropped.
///
/// Time is the caller's: while `awaitsMore`, call `flush()` whenever `escapeDelay` has passed without a byte. The first
/// flush makes a held Esc a key; should the rest of a reply come after that, it is known by its form and swallowed. An
/// unfinished sequence is kept for `patience` flushes, since a slow line may cut a reply; then it is dropped. Keys that
/// somebody presses meanwhile do not make it longer, and ^c ends a paste whose end does not come. A paste is handed over
/// with the first flush behind it, unless it came whole in one short read. Memory is bounded by `maximumPaste`; the cost
/// is constant for each byte.
public struct InputDecoder: Sendable {
  /// How long Esc is held to see whether a sequence follows. Slow lines (SSH) may want up to 100 ms.
  public static let escapeDelay = Duration.milliseconds(25)
  /// How many flushes an unfinished sequence or character outlives: one second in all.
  public static let patience = 40
  /// The same for a paste whose end does not come, counted from its last read of more than a key: ten seconds.
  public static let pastePatience = 400
  /// The longest paste in bytes; the rest of a longer one is dropped.
  public static let maximumPaste = 1 << 20
  /// The longest read that may be a key that somebody pressed.
  private static let keyLength = 8

  var state = DecoderState.ground
  var hasAlt = false
  var sequence = ControlSequence()
  var mouse: [UInt8] = []
  var assembler = UTF8Assembler()
  var paste = PasteCollector()
  var tail = PasteTail()
  /// Whether the paste began in this read.
  var canEndAtOnce = false
  var cluster = ClusterBuilder()
  private var flushes = 0
  private var followsFlushedEscape = false

  /// A decoder in front of the first byte.
  public init() {}

  /// Whether an Esc or the beginning of a sequence, a character or a paste is held.
  public var awaitsMore: Bool { state != .ground }

  /// How many bytes are held: bounded by `maximumPaste` and a few more.
  package var heldByteCount: Int { sequence.body.count + mouse.count + paste.byteCount + tail.byteCount }

  /// Takes the bytes of one read; the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    let bytes = ContiguousArray(bytes)
    var events: [InputEvent] = []
    canEndAtOnce = false
    if state == .paste {
      if bytes.count > Self.keyLength { flushes = 0 }
      if flushes > 0, bytes == [0x03] { return endPaste() + [.key(.control("c"))] }
    }
    if followsFlushedEscape, Self.isReplyTail(bytes) { state = .escape }
    followsFlushedEscape = followsFlushedEscape && bytes.isEmpty
    for index in bytes.indices {
      take(bytes[index], at: index, of: bytes.count, into: &events)
    }
    finishCluster(into: &events)
    return events
  }

  /// The escape delay has passed without a byte: the keys that were held only for what might have followed.
  public mutating func flush() -> [InputEvent] {
    var events: [InputEvent] = []
    flushes += 1
    switch state {
    case .ground:
      flushes = 0
    case .escape:
      events.append(.key(.escape))
      reset()
      followsFlushedEscape = true
    case .doubleEscape:
      events += [.key(.escape), .key(.escape)]
      reset()
    case .pasteEnd:
      finishPaste(into: &events)
    case .paste where flushes >= Self.pastePatience:
      events += endPaste()
    case .scalar where flushes >= Self.patience:
      emit(scalar: "\u{FFFD}", into: &events)
      finishCluster(into: &events)
      reset()
    case .paste, .scalar:
      break
    default:
      if flushes >= Self.patience { reset() }
    }
    return events
  }

  /// Hands over what has come of a paste whose end has not.
  private mutating func endPaste() -> [InputEvent] {
    defer { reset() }
    return [.paste(paste.finish())]
  }

  mutating func reset() {
    state = .ground
    hasAlt = false
    flushes = 0
    assembler.reset()
    sequence.reset()
    mouse.removeAll(keepingCapacity: true)
  }

  /// Takes a byte, which stands at that place of a read of so many.
  mutating func take(_ byte: UInt8, at index: Int, of read: Int, into events: inout [InputEvent]) {
    var isTaken = false
    while !isTaken {
      let step = DecoderTable.standard.step(in: state, on: byte)
      let previous = state
      state = step.next
      isTaken = true
      switch step.action {
      case .swallow: break
      case .text: emit(.character(Character(Unicode.Scalar(byte))), afterEscape: previous == .escape, into: &events)
      case .controlKey: emit(KeyTable.control(byte), afterEscape: previous == .escape, into: &events)
      case .interleaved: emit(.key(KeyTable.control(byte)), into: &events)
      case .scalar: isTaken = takeScalar(byte, into: &events)
      case .brokenScalar:
        assembler.reset()
        emit(scalar: "\u{FFFD}", into: &events)
        hasAlt = false
        isTaken = false
      case .begin:
        reset()
        state = .escape
      case .escapeKey: emit(.key(.escape), into: &events)
      case .escapeKeyThenAgain:
        emit(.key(.escape), into: &events)
        isTaken = false
      case .alt:
        hasAlt = true
        isTaken = false
      case .again: isTaken = false
      case .collect: collect(byte, into: &events)
      case .finishControl: finishControl(byte, into: &events)
      case .finishSingle: finishSingle(byte, into: &events)
      case .finishLinux: finishLinux(byte, into: &events)
      case .mouseByte: takeMouse(byte, into: &events)
      case .paste: takePaste(byte, at: index, of: read, into: &events)
      case .pasteTail: takeTail(byte, into: &events)
      }
      if state == .ground, isTaken, previous != .ground { reset() }
    }
  }
}
