/// Where an effect was made: its name in reports.
public struct EffectSource: Hashable, Sendable, CustomStringConvertible {
  private let file: StaticString
  /// The line in that file, counted from 1.
  public let line: UInt

  /// A place in a source file; `file` as `#fileID`.
  public init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Module and file, as `#fileID`.
  public var fileID: String { file.description }

  public var description: String { "\(file):\(line)" }

  public static func == (lhs: EffectSource, rhs: EffectSource) -> Bool {
    lhs.line == rhs.line && lhs.fileID == rhs.fileID
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
  }
}
