extension KeyBinding {
  /// The keys that move in a list or a page, as one set for all places: vi's, the arrows, and the paging keys.
  ///
  /// - Parameter command: Makes the place's own command of a move.
  public static func motions(_ command: (Motion) -> Command) -> [KeyBinding] {
    [
      KeyBinding([.character("j"), KeyPress(.down)], name: "down", title: "down", command: command(.down)),
      KeyBinding([.character("k"), KeyPress(.up)], name: "up", title: "up", command: command(.up)),
      KeyBinding(
        [.control("f"), KeyPress(.pageDown)], name: "page-down", title: "a page down", command: command(.pageDown)),
      KeyBinding([.control("b"), KeyPress(.pageUp)], name: "page-up", title: "a page up", command: command(.pageUp)),
      KeyBinding([.control("d")], name: "half-down", title: "half a page down", command: command(.halfDown)),
      KeyBinding([.control("u")], name: "half-up", title: "half a page up", command: command(.halfUp)),
      KeyBinding([.character("g"), KeyPress(.home)], name: "first", title: "to the first", command: command(.first)),
      KeyBinding([.character("G"), KeyPress(.end)], name: "last", title: "to the last", command: command(.last)),
    ]
  }
}
