/// What `--print` prints.
package enum PrintForm: String, CaseIterable, Sendable {
  /// The cells of one screen.
  case screen
  /// The same with colours.
  case ansi
  /// All rows, one a line.
  case text
  case json
}
