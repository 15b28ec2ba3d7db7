internal import StoaCanvas
internal import StoaInput

/// Something that somebody did to a program, and that a tape can do again.
enum RecordedInput: Hashable, Sendable {
  case event(InputEvent)
  case resize(Size)
  /// Goes to an address.
  case link(String)
  /// Cuts the way to the service, or restores it.
  case network(isOffline: Bool)
}
