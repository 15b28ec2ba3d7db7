/// A key and what was held down with it: what key maps are keyed by.
///
/// Shift-Tab is `.tab` with `.shift`; Ctrl and a letter is the small letter with `.control`; Ctrl-Space is `" "` with
/// `.control`. A character never carries `.shift` unless the terminal told the unshifted key only.
public struct KeyPress: Hashable, Sendable {
  /// The key itself.
  public var key: Key
  /// What was held down with it.
  public var modifiers: Modifiers

  /// A key with what is held down, nothing where it is left out.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter alone.
  public static let enter = KeyPress(.enter)
  /// Escape alone.
  public static let escape = KeyPress(.escape)
  /// Tab alone.
  public static let tab = KeyPress(.tab)
  /// Tab with Shift: back.
  public static let shiftTab = KeyPress(.tab, .shift)
  /// Backspace alone.
  public static let backspace = KeyPress(.backspace)
  /// Delete alone.
  public static let delete = KeyPress(.delete)
  /// Insert alone.
  public static let insert = KeyPress(.insert)
  /// The arrow up alone.
  public static let up = KeyPress(.up)
  /// The arrow down alone.
  public static let down = KeyPress(.down)
  /// The arrow to the left alone.
  public static let left = KeyPress(.left)
  /// The arrow to the right alone.
  public static let right = KeyPress(.right)
  /// Home alone.
  public static let home = KeyPress(.home)
  /// End alone.
  public static let end = KeyPress(.end)
  /// Page Up alone.
  public static let pageUp = KeyPress(.pageUp)
  /// Page Down alone.
  public static let pageDown = KeyPress(.pageDown)
  /// The space bar alone.
  public static let space = KeyPress(.character(" "))

  /// The key that types this character, alone.
  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  /// The key of this character with Control.
  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  /// The key of this character with Alt.
  public static func alt(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .alt)
  }

  /// A function key alone, from 1 for F1.
  public static func function(_ number: Int) -> KeyPress {
    KeyPress(.function(number))
  }
}
