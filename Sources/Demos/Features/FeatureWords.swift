package import EntireTabRouter
package import FeaturesRoot
internal import StoaRouting

/// The words after `stoademo --fixtures`: a feature, and what is shown of it.
package struct FeatureWords: Equatable, Sendable {
  /// What is printed instead of being shown.
  package enum Form: String, CaseIterable, Sendable {
    /// The screen, as text.
    case screen
    /// The screen with its colours and attributes, as escape codes.
    case ansi
  }

  /// The feature, as the only tab.
  package let tabs: TabChoice
  /// The place that it begins at.
  package private(set) var start: Destination
  package private(set) var form: Form?
  package private(set) var isASCII = false

  /// Reads the words; the first that is wrong is told in one line.
  package init(_ words: [String]) throws(FeatureWordError) {
    var rest = words[...]
    let name = rest.popFirst() ?? ""
    guard let tabs = TabChoice(names: [name]) else {
      throw FeatureWordError("there is no feature '\(name)'; try \(TabChoice.all.names.joined(separator: ", "))")
    }
    self.tabs = tabs
    start = tabs.book.home
    while let word = rest.popFirst() {
      switch word {
      case "--ascii": isASCII = true
      case "--print": form = try Self.form(rest.popFirst())
      case _ where word.hasPrefix("-"):
        throw FeatureWordError("over the fixtures there is no flag '\(word)'; try \(Self.flags)")
      default: start = try Self.place(word, among: tabs)
      }
    }
  }

  private static let flags = "--print screen, --print ansi, --ascii"

  private static func form(_ word: String?) throws(FeatureWordError) -> Form {
    guard let form = word.flatMap(Form.init(rawValue:)) else {
      throw FeatureWordError("over the fixtures, --print takes screen or ansi")
    }
    return form
  }

  private static func place(_ link: String, among tabs: TabChoice) throws(FeatureWordError) -> Destination {
    do throws(LinkRefusal) {
      return try tabs.book.resolver.resolve(link)
    } catch {
      throw FeatureWordError(error.message)
    }
  }
}
