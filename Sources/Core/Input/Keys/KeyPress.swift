/// A key and what was held down with it: what key maps are keyed by.
///
/// Shift-Tab is `.tab` with `.shift`; Ctrl and a letter is the small letter with `.control`; Ctrl-Space is `" "` with
/// `.control`. A character never carries `.shift` unless the terminal told the unshifted key only.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let enter = KeyPress(.enter)
  public static let escape = KeyPress(.escape)
  public static let tab = KeyPress(.tab)
  public static let shiftTab = KeyPress(.tab, .shift)
  public static let backspace = KeyPress(.backspace)
  public static let delete = KeyPress(.delete)
  public static let insert = KeyPress(.insert)
  public static let up = KeyPress(.up)
  public static let down = KeyPress(.down)
  public static let left = KeyPress(.left)
  public static let right = KeyPress(.right)
  public static let home = KeyPress(.home)
  public static let end = KeyPress(.end)
  public static let pageUp = KeyPress(.pageUp)
  public static let pageDown = KeyPress(.pageDown)
  public static let space = KeyPress(.character(" "))

  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  public static func alt(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .alt)
  }

  public static func function(_ number: Int) -> KeyPress {
    KeyPress(.function(number))
  }
}
