/// Where text stands in a field wider than itself.
public enum TextAlignment: Hashable, Sendable {
  /// At the left, in the middle (one more column at the right where it is odd), at the right.
  case leading, center, trailing
}
