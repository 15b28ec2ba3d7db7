/// Why what was left cannot be had again, or not be kept.
///
/// Two of them are equal when their kinds are; the cause is for the log.
public struct SnapshotError: Error, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Its file, or what is in it, does not hold together.
    case damaged
    /// It was written by a later release.
    case newer(version: Int)
    /// It has more bytes than anything that this program keeps.
    case tooLarge
    /// It is no place of this program: what about it, in a few words.
    case unfit(String)
    /// Another program has its file just now.
    case busy
    /// Its file cannot be read or written.
    case file
  }

  public let kind: Kind
  public let cause: String

  public init(_ kind: Kind, cause: String = "") {
    self.kind = kind
    self.cause = cause
  }

  /// Why, in a few words that end a sentence.
  public var reason: String {
    switch kind {
    case .damaged: "it is damaged"
    case .newer(let version): "it has the newer format \(version)"
    case .tooLarge: "it is too large"
    case .unfit(let what): what
    case .busy: "another program is writing it"
    case .file: "its file cannot be read or written"
    }
  }
}

extension SnapshotError: Equatable {
  public static func == (one: SnapshotError, other: SnapshotError) -> Bool { one.kind == other.kind }
}
