internal import StoaInput

extension KeyBytes {
  /// Bytes that bring about this event, in the order in which they are worth a try: not each brings about just that.
  static func candidates(for event: InputEvent) -> [[UInt8]] {
    switch event {
    case .key(let press): [of(press), spelledOut(press)]
    case .paste(let text): [paste(text), sequence("200~") + text.utf8 + sequence("201~")]
    case .mouse(let mouse): [report(mouse)]
    case .focus(let isThere): [sequence(isThere ? "I" : "O")]
    }
  }

  /// `CSI code ; modifiers u`, which tells Ctrl+H from Backspace.
  private static func spelledOut(_ press: KeyPress) -> [UInt8] {
    guard case .character(let character) = press.key, let scalar = character.unicodeScalars.first,
      character.unicodeScalars.count == 1
    else { return [] }
    return sequence("\(scalar.value);\(press.modifiers.rawValue + 1)u")
  }

  /// A report of the mouse in the SGR form.
  private static func report(_ mouse: MouseEvent) -> [UInt8] {
    var code =
      switch (mouse.kind, mouse.button) {
      case (.wheelUp, _): 64
      case (.wheelDown, _): 65
      case (_, .left): 0
      case (_, .middle): 1
      case (_, .right): 2
      case (_, .none): 3
      }
    if mouse.kind == .drag { code += 32 }
    if mouse.modifiers.contains(.shift) { code += 4 }
    if mouse.modifiers.contains(.alt) { code += 8 }
    if mouse.modifiers.contains(.control) { code += 16 }
    // The release of no button in particular is said by the button, not by the letter.
    let isUp = mouse.kind == .release && mouse.button != .none
    return sequence("<\(code);\(mouse.x + 1);\(mouse.y + 1)\(isUp ? "m" : "M")")
  }
}
