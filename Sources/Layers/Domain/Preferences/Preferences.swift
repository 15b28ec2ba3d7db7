/// What a person has set up.
public struct Preferences: Hashable, Sendable {
  public var theme: Theme
  /// Whether anything may move on its own, such as a spinner.
  public var motion: Bool

  public init(theme: Theme = .standard, motion: Bool = true) {
    self.theme = theme
    self.motion = motion
  }
}
