/// Where text stands in a field wider than itself.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
