/// Where the trouble is, for people.
public enum FaultPlace: Hashable, Sendable {
  /// A service, by its host and port.
  case host(String)
  /// The service that is part of the program.
  case embedded
}
