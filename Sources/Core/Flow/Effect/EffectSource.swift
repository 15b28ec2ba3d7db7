/// Where an effect was made: its name in reports.
public struct EffectSource: Hashable, Sendable, CustomStringConvertible {
  private let file: StaticString
  public let line: UInt

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
