internal import FeaturesRoot

extension TabChoice {
  /// The tabs that these tests go through, whatever others the program has.
  static let usual: TabChoice = {
    guard let tabs = TabChoice(names: ["people", "posts", "settings"]) else {
      preconditionFailure("the program has these tabs")
    }
    return tabs
  }()
}
