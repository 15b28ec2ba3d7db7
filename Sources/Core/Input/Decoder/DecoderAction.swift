/// What the decoder does with a byte, beside going to the next state.
enum DecoderAction: UInt8 {
  /// Nothing: the byte is swallowed.
  case swallow
  /// A printable ASCII byte becomes a key, with Alt after Esc.
  case text
  /// A control byte becomes a key, with Alt after Esc.
  case controlKey
  /// A control byte within a sequence becomes a key and the sequence goes on, so that `^c` always works.
  case interleaved
  /// A byte of a multi-byte character.
  case scalar
  /// The multi-byte character ended too soon: U+FFFD, then the byte once more.
  case brokenScalar
  /// Esc: what follows may be a sequence.
  case begin
  /// The first of two Esc was a key of its own.
  case escapeKey
  /// The same, then the byte once more, after the second Esc.
  case escapeKeyThenAgain
  /// The Esc before stands for Alt; then the byte once more.
  case alt
  /// The byte once more, in the next state.
  case again
  /// A byte of a sequence's body.
  case collect
  /// The final byte of a control sequence.
  case finishControl
  /// The final byte of an SS3 sequence.
  case finishSingle
  /// The letter of one of the Linux console's function keys.
  case finishLinux
  /// One of a legacy mouse report's three bytes.
  case mouseByte
  /// A byte of a paste.
  case paste
  /// A byte behind the end marker of one.
  case pasteTail
}
