/// Where an answer came from, and how old it is.
public struct Provenance: Hashable, Sendable {
  /// Who answered.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// From the cache, fresh; the service was not asked.
    case hit
    /// From the service.
    case miss
    /// From the cache; the service was asked and confirmed it.
    case revalidated
    /// From the cache, older than it should be: the service is being asked, or cannot be reached.
    case stale
    /// From the service, with the cache left out.
    case bypass
  }

  /// Who answered.
  public var source: Source
  /// The seconds since the service made or last confirmed it.
  public var age: Int

  /// An answer of that source; `age` in seconds.
  public init(_ source: Source, age: Int = 0) {
    self.source = source
    self.age = age
  }
}
