internal import EntireTabRouter
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput

extension Shell {
  /// Opens the line, and types a text into it.
  func typeAddress(_ text: String) async {
    await press(.character(":"))
    for character in text { coordinator.handle(.key(.character(character))) }
    await settle()
  }

  func enterAddress(_ text: String) async {
    await typeAddress(text)
    await press(KeyPress(.enter))
  }

  /// The text of the open line; nil while it is closed.
  func addressLine() async -> String? {
    let last = await settle().lines.last ?? ""
    return last.hasPrefix(":") ? String(last.dropFirst()) : nil
  }
}
