/// What an editing key does in a `LineEditor`: Emacs' keys, as in every shell.
enum LineEdit: Hashable, Sendable {
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd

  init?(_ press: KeyPress) {
    guard let edit = Self.keys[press] else { return nil }
    self = edit
  }

  private static let keys: [KeyPress: LineEdit] = [
    .backspace: .deleteBackward,
    .delete: .deleteForward,
    .left: .moveLeft, .control("b"): .moveLeft,
    .right: .moveRight, .control("f"): .moveRight,
    .home: .moveToStart, .control("a"): .moveToStart,
    .end: .moveToEnd, .control("e"): .moveToEnd,
    .control("w"): .deleteWord, KeyPress(.backspace, .alt): .deleteWord,
    .control("u"): .deleteToStart,
    .control("k"): .deleteToEnd,
    KeyPress(.left, .control): .moveWordLeft, KeyPress(.left, .alt): .moveWordLeft, .alt("b"): .moveWordLeft,
    KeyPress(.right, .control): .moveWordRight, KeyPress(.right, .alt): .moveWordRight, .alt("f"): .moveWordRight,
  ]
}
