/// What the terminal's text may be made of.
package enum Charset: Hashable, Sendable {
  /// Any scalar, in UTF-8.
  case unicode
  /// Bytes below 0x80; everything else is shown as question marks.
  case ascii
}
