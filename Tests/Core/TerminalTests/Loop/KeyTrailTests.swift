internal import StoaInput
internal import StoaTerminal
internal import Testing

struct KeyTrailTests {
  @Test(arguments: [
    (KeyPress.character("j"), "j"), (.character(" "), "Space"), (.control("d"), "^d"), (.alt("x"), "Alt-x"),
    (.down, "↓"), (.enter, "Enter"), (.function(9), "F9"),
  ])
  func `A key that is a command is kept by its name`(key: KeyPress, name: String) {
    #expect(KeyTrail.name(of: .key(key), isText: false) == name)
  }

  @Test(arguments: [
    (KeyPress.character("j"), "•"), (.character(" "), "•"), (.character("한"), "•"), (.alt("x"), "•"),
    (KeyPress(.character("X"), .shift), "•"), (.control("w"), "^w"), (.backspace, "Backspace"), (.enter, "Enter"),
  ])
  func `A character that is typed into a text is not told`(key: KeyPress, name: String) {
    #expect(KeyTrail.name(of: .key(key), isText: true) == name)
  }

  @Test(arguments: [true, false]) func `A paste is never told`(isText: Bool) {
    #expect(KeyTrail.name(of: .paste("a secret"), isText: isText) == "paste")
  }

  @Test func `Of the mouse only what was pressed is kept`() {
    #expect(KeyTrail.name(of: .mouse(MouseEvent(.press, button: .left, x: 3, y: 4)), isText: false) == "click(3,4)")
    #expect(KeyTrail.name(of: .mouse(MouseEvent(.wheelUp, x: 3, y: 4)), isText: true) == "wheel-up")
    #expect(KeyTrail.name(of: .mouse(MouseEvent(.release, button: .left, x: 3, y: 4)), isText: false) == nil)
    #expect(KeyTrail.name(of: .focus(true), isText: false) == nil)
  }

  @Test func `Many different characters at once are a paste, a key held down is none`() {
    func keys(_ text: String) -> [InputEvent] { text.map { .key(.character($0)) } }
    #expect(KeyTrail.arePasted(keys("hunter2")))
    #expect(!KeyTrail.arePasted(keys(String(repeating: "j", count: 3_000))))
    #expect(!KeyTrail.arePasted(keys("jkgg")))
    #expect(!KeyTrail.arePasted([.key(.up), .key(.down), .key(.left), .key(.right), .key(.home), .key(.end)]))
  }

  @Test func `A cluster that has no room is kept as a question mark`() {
    #expect(KeyTrail.name(of: .key(.character("👩‍👩‍👧‍👦")), isText: false) == "?")
  }
}
