/// Whether colours are asked for: the values of `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// As the terminal can, unless `NO_COLOR` is set (no-color.org).
  case auto
  /// As the terminal can, whatever `NO_COLOR` says.
  case always
  /// None, whatever the terminal can.
  case never
}
