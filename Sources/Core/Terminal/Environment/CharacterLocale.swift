internal import Glibc

/// The locale of the process's characters: what was asked for, and what is used.
public struct CharacterLocale: Hashable, Sendable {
  /// The variable that asks: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty; nil where none does.
  public var variable: String?
  /// What it asks for.
  public var asked: String?
  /// Whether C.UTF-8 stands in for what was asked for, or for nothing.
  public var isStandIn: Bool
  /// The charset by the C library's name for it.
  public var codeset: String

  /// What was asked for by that variable, and the charset that is used.
  public init(variable: String?, asked: String?, isStandIn: Bool, codeset: String) {
    self.variable = variable
    self.asked = asked
    self.isStandIn = isStandIn
    self.codeset = codeset
  }

  /// Whether characters are UTF-8.
  public var isUTF8: Bool { codeset == "UTF-8" }

  /// Sets the locale of characters from the environment; safe to call again.
  ///
  /// Where nobody asked for a locale (a container, a bare ssh command), or the UTF-8 locale that was asked for is not
  /// installed, C.UTF-8 stands in. A locale that was asked for and is not UTF-8 is honoured: then only ASCII is shown.
  public static func adopt() -> CharacterLocale {
    let isKnown = setlocale(LC_CTYPE, "") != nil
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let variable = names.first { !(TerminalEnvironment.variable($0) ?? "").isEmpty }
    let asked = variable.flatMap(TerminalEnvironment.variable)
    var isStandIn = false
    if !isKnown || codesetNow != "UTF-8", wantsStandIn(asked: asked, isKnown: isKnown) {
      isStandIn = setlocale(LC_CTYPE, "C.UTF-8") != nil
    }
    return CharacterLocale(variable: variable, asked: asked, isStandIn: isStandIn, codeset: codesetNow)
  }

  /// Whether C.UTF-8 may be taken for a locale that is not UTF-8 itself.
  package static func wantsStandIn(asked: String?, isKnown: Bool) -> Bool {
    guard let asked else { return true }
    let name = asked.lowercased()
    return !isKnown && (name.contains("utf-8") || name.contains("utf8"))
  }

  private static var codesetNow: String {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }
}
