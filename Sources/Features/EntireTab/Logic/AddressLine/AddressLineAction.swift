public import DomainLayer

/// What happens to the address line.
public enum AddressLineAction: Sendable, Equatable {
  case opened(AddressMenu)
  case closed
  case edited(text: String, caret: Int)
  /// The next completion (1) or the previous one (-1) was asked for.
  case completed(by: Int)
  /// The list of completions was laid out with this one as its first.
  case settled(top: Int)
  /// An older entry (1) or a newer one (-1) was asked for.
  case recalled(by: Int)
  /// What stands there cannot be obeyed, and why.
  case refused(String)
  /// It was obeyed.
  case obeyed(AddressEntry)
  case historyKnown(AddressHistory)
  /// The entry that was obeyed is kept, or cannot be.
  case remembered
}
