/// One stage of a link's admission and how it went, for `stoa links explain`.
public struct LinkStep: Hashable, Sendable {
  /// How a stage went.
  public enum Outcome: Hashable, Sendable {
    /// It had nothing against the link.
    case passed
    /// It refused the link, for that reason.
    case refused(LinkRefusal)
    /// An earlier stage refused the link.
    case notReached
  }

  /// Which stage it was.
  public var stage: LinkStage
  /// How it went.
  public var outcome: Outcome

  /// A stage and how it went.
  public init(_ stage: LinkStage, _ outcome: Outcome) {
    self.stage = stage
    self.outcome = outcome
  }

  /// The stage's name for people.
  public var name: String { stage.title }
  /// Whether the stage had nothing against the link.
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
