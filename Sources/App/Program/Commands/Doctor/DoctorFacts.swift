package import StoaCanvas
package import StoaTerminal

/// All that `stoa doctor` has found out.
package struct DoctorFacts: Equatable {
  /// What the terminal said of the doubtful texts.
  package enum Widths: Equatable {
    case untested(String)
    case measured([WidthSample])
  }

  package var version: String
  package var environment: TerminalEnvironment
  /// nil where the machine has no description at all.
  package var description: TerminalDescription?
  package var color: ColorChoice
  package var isASCII: Bool
  package var locale: CharacterLocale
  /// Each library that does some of the work, with its version.
  package var libraries: [LibraryFacts]
  package var folders: [FolderFacts]
  package var widths: Widths
  /// The terminal's shades, as far as it told them.
  package var colors = TerminalColors()
  /// The smallest screen on which the program is shown.
  package var minimum: Size

  package init(
    version: String, environment: TerminalEnvironment, description: TerminalDescription?, color: ColorChoice,
    isASCII: Bool, locale: CharacterLocale, libraries: [LibraryFacts], folders: [FolderFacts], widths: Widths,
    minimum: Size
  ) {
    self.version = version
    self.environment = environment
    self.description = description
    self.color = color
    self.isASCII = isASCII
    self.locale = locale
    self.libraries = libraries
    self.folders = folders
    self.widths = widths
    self.minimum = minimum
  }

  /// Whether another description than that of `TERM` is used.
  var isFallback: Bool { description.map { $0.name != environment.term } ?? false }
  var drawsASCII: Bool { isASCII || !locale.isUTF8 }
}
