/// What the keys of the account place do.
public enum AccountCommand: Hashable, Sendable {
  case submit, nextField, refresh
}
