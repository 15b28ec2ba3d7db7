package import EntireTabUI

/// What is shown of the components.
package struct DemoState: Equatable, Sendable {
  package var page: DemoPage
  package var theme: ThemeStyle
  /// Whether signs and text are reduced to ASCII; they are, too, where the terminal has no more.
  package var isASCII: Bool
  /// The frame of what moves.
  package var ticks = 0
  package var hasQuit = false

  package init(page: DemoPage = .cards, theme: ThemeStyle = .standard, isASCII: Bool = false) {
    self.page = page
    self.theme = theme
    self.isASCII = isASCII
  }
}
