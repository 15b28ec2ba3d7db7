/// What the program says about itself in the preferences.
public struct ProgramFacts: Hashable, Sendable {
  public let version: String
  /// Where the data comes from, as people name it.
  public let backend: String
  /// The directory that keeps what must not be lost.
  public let dataDirectory: String

  public init(version: String, backend: String, dataDirectory: String) {
    self.version = version
    self.backend = backend
    self.dataDirectory = dataDirectory
  }
}
