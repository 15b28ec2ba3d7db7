/// The error that ended an effect, or one attempt of it.
///
/// It shows the error's type only: what the error says may hold what a person typed, or a secret.
public struct EffectFailure: Sendable, CustomStringConvertible {
  /// How often the work was tried.
  public let attempts: Int
  /// Whether the effect's `catch` makes an action of it.
  public let isCaught: Bool
  private let error: any Error

  init(_ error: any Error, attempts: Int, isCaught: Bool) {
    self.error = error
    self.attempts = attempts
    self.isCaught = isCaught
  }

  /// The name of the error's type.
  public var errorType: String { "\(type(of: error))" }

  /// All that the error says: for a developer's eyes, when asked for.
  public var revealed: String { "\(error)" }

  public var description: String { attempts == 1 ? errorType : "\(errorType), \(attempts) attempts" }
}

/// Equal when all that they show is.
extension EffectFailure: Equatable {
  public static func == (lhs: EffectFailure, rhs: EffectFailure) -> Bool {
    lhs.attempts == rhs.attempts && lhs.isCaught == rhs.isCaught && lhs.errorType == rhs.errorType
  }
}

/// Nothing of the error shows in dumps, either.
extension EffectFailure: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["errorType": errorType, "attempts": attempts, "isCaught": isCaught])
  }
}
