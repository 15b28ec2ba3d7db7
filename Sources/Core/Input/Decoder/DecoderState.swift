/// Where the decoder stands in the terminal's language.
enum DecoderState: UInt8, CaseIterable {
  /// Between keys.
  case ground
  /// Within a multi-byte character.
  case scalar
  /// After Esc.
  case escape
  /// After Esc Esc: two presses, or rxvt's Alt with a function key.
  case doubleEscape
  /// After `ESC [`.
  case control
  /// After `ESC [ [`, the Linux console's F1 to F5.
  case linuxFunction
  /// After `ESC [ M`: three bytes follow, of any value.
  case legacyMouse
  /// After `ESC O`.
  case single
  /// Within an OSC string, which BEL may end.
  case command
  /// Within a DCS, APC, PM or SOS string.
  case string
  /// After an Esc within one of these.
  case stringEscape
  /// Within a bracketed paste.
  case paste
  /// Behind the end marker of a paste, which may not have been the last one.
  case pasteEnd
}
