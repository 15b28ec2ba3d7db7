internal import Glibc

extension TerminalEnvironment {
  /// Sets the locale of characters from the environment, and says whether its text is UTF-8.
  ///
  /// Where nobody asked for a locale (a container, a bare ssh command), or the UTF-8 locale that was asked for is not
  /// installed, C.UTF-8 stands in. A locale that was asked for and is not UTF-8 is honoured: then only ASCII is shown.
  static func adoptLocale() -> Bool {
    let isKnown = setlocale(LC_CTYPE, "") != nil
    if isKnown, codesetIsUTF8 { return true }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let asked = names.lazy.compactMap { name in variable(name) }.first { !$0.isEmpty }
    guard wantsStandIn(asked: asked, isKnown: isKnown) else { return false }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && codesetIsUTF8
  }

  /// Whether C.UTF-8 may be taken for a locale that is not UTF-8 itself.
  package static func wantsStandIn(asked: String?, isKnown: Bool) -> Bool {
    guard let asked else { return true }
    let name = asked.lowercased()
    return !isKnown && (name.contains("utf-8") || name.contains("utf8"))
  }

  /// The value of an environment variable; nil when it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static var codesetIsUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
