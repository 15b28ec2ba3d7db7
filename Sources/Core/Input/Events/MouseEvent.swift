/// One mouse report: what happened, where, and what was held down.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down or came up, the mouse moved with a button down, or the wheel turned by one notch.
    case press, release, drag, wheelUp, wheelDown
  }

  /// The button that did it.
  public enum Button: Hashable, Sendable {
    /// The three buttons, as the terminal tells them apart.
    case left, middle, right
    /// The wheel, or a release that does not say of what (the legacy protocol).
    case none
  }

  /// What happened.
  public var kind: Kind
  /// The button that did it; with `drag`, the one that is down.
  public var button: Button
  /// The column, 0-based.
  public var x: Int
  /// The row, 0-based.
  public var y: Int
  /// What was held down.
  public var modifiers: Modifiers

  /// A report of the cell in column `x` of row `y`, both 0-based.
  public init(_ kind: Kind, button: Button = .none, x: Int, y: Int, modifiers: Modifiers = []) {
    self.kind = kind
    self.button = button
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}

extension MouseEvent {
  /// The event of a report's button number and 1-based place; nil for what we have no use for (motion without a
  /// button, sideways wheels, buttons 8 to 11).
  ///
  /// Source: xterm's control sequences, "Mouse Tracking": bits 0–1 button, 2 shift, 3 meta, 4 control, 5 motion,
  /// 6 wheel, 7 further buttons.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<128).contains(code), column >= 1, row >= 1 else { return nil }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let button: Button = [.left, .middle, .right, .none][code & 3]
    let kind: Kind
    switch (code & 64 != 0, code & 3, code & 32 != 0) {
    case (true, 0, false) where !isRelease: kind = .wheelUp
    case (true, 1, false) where !isRelease: kind = .wheelDown
    case (true, _, _): return nil
    case (false, 3, true): return nil
    case (false, _, true): kind = .drag
    case (false, 3, false): kind = .release
    case (false, _, false): kind = isRelease ? .release : .press
    }
    let isWheel = kind == .wheelUp || kind == .wheelDown
    self.init(kind, button: isWheel ? .none : button, x: column - 1, y: row - 1, modifiers: modifiers)
  }
}
