/// How much of what happened is told: the names of cases and types only, and of what is `TimelineNamed`, or values as
/// well.
///
/// What somebody may have typed is never told: texts that an action carries, and what stands under the labels that
/// texts of people, passwords and tokens have.
package struct Redaction: Sendable, Equatable {
  /// Names of cases and types, whether something is true, and whether it is there: `list.moved.rows(Int)`.
  package static let names = Redaction(showsValues: false)
  /// Numbers and texts, too: `list.moved.rows(1)`.
  package static let values = Redaction(showsValues: true)

  package let showsValues: Bool

  /// What stands under these labels was typed, or says what was.
  private static let privateLabels: Set<Substring> = [
    "addressHistory", "addressLine", "filter", "notice", "password", "secret", "text", "token", "typed", "username",
    "waiting",
  ]

  /// An action in words: the names of its cases, then what the innermost one carries.
  package func text(of action: Any) -> String {
    var writer = RedactedText(showsValues: showsValues, hidesTexts: true)
    writer.writeChain(action)
    return writer.text
  }

  /// A part of a state in words.
  package func text(ofPart part: Any) -> String {
    var writer = RedactedText(showsValues: showsValues, hidesTexts: false)
    writer.write(part)
    return writer.text
  }

  /// Where two states differ.
  package func differences(_ old: Any, _ new: Any) -> [StateDifference] {
    StateDifference.between(old, new, show: text(ofPart:)).map { difference in
      guard Self.isPrivate(path: difference.path) else { return difference }
      return StateDifference(
        path: difference.path, old: difference.old.map { _ in Self.hidden },
        new: difference.new.map { _ in Self.hidden })
    }
  }

  /// What stands for what is never told.
  static let hidden = "•••"

  static func isPrivate(label: String) -> Bool { privateLabels.contains(label[...]) }

  private static func isPrivate(path: String) -> Bool {
    path.split(separator: ".").contains { privateLabels.contains($0.prefix { $0 != "[" }) }
  }
}
