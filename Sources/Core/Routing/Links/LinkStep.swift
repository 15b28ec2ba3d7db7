/// One stage of a link's admission and how it went, for `stoa links explain`.
public struct LinkStep: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case passed
    case refused(LinkRefusal)
    /// An earlier stage refused the link.
    case notReached
  }

  public var stage: LinkStage
  public var outcome: Outcome

  public init(_ stage: LinkStage, _ outcome: Outcome) {
    self.stage = stage
    self.outcome = outcome
  }

  public var name: String { stage.title }
  public var hasPassed: Bool { outcome == .passed }

  /// `passed`, `not reached`, or the refusal's message.
  public var text: String {
    switch outcome {
    case .passed: "passed"
    case .refused(let refusal): refusal.message
    case .notReached: "not reached"
    }
  }
}
