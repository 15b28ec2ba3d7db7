internal import StoaInput
internal import Testing

@Suite struct KittyKeyTests {
  @Test(
    arguments: [
      ("[97u", .character("a")),
      ("[97;1u", .character("a")),
      ("[100;5u", .control("d")),
      ("[120;3u", .alt("x")),
      ("[103;2u", .character("G")),
      ("[103:71;2u", .character("G")),
      ("[49:33;2u", .character("!")),
      ("[49;2;33u", .character("!")),
      ("[49;2u", KeyPress(.character("1"), .shift)),
      ("[228;2u", .character("Ä")),
      ("[100:68;6u", KeyPress(.character("d"), [.shift, .control])),
      ("[27u", .escape),
      ("[13u", .enter),
      ("[13;2u", KeyPress(.enter, .shift)),
      ("[9;2u", .shiftTab),
      ("[127u", .backspace),
      ("[127;5u", KeyPress(.backspace, .control)),
      ("[32;5u", .control(" ")),
      ("[57376u", .function(13)),
      ("[57404u", .character("5")),
      ("[57414u", .enter),
      ("[57419u", .up),
      ("[97;1:1u", .character("a")),
      ("[97;1:2u", .character("a")),
      ("[1;1:1A", .up),
      ("[3;5:2~", KeyPress(.delete, .control)),
      ("[27;5;100~", .control("d")),
      ("[27;2;65~", .character("A")),
      ("[27;6;68~", KeyPress(.character("d"), [.shift, .control])),
      ("[27;2;13~", KeyPress(.enter, .shift)),
    ] as [(String, KeyPress)])
  func `a key of the kitty protocol or of xterm's other keys`(sequence: String, press: KeyPress) {
    #expect(events("\u{1B}" + sequence) == [.key(press)])
  }

  @Test(arguments: [
    "[97;1:3u", "[1;1:3A", "[3;1:3~", "[u", "[0u", "[1u", "[57358u", "[57441;2u", "[57428u", "[1114112u", "[55296u",
    "[97;9u", "[99999999999999999999u", "[155u", "[?1u", "[>1u", "[=1u", "[27;5~", "[27;5;100;1~", "[27;5;7~",
  ])
  func `releases, unknown keys, replies and nonsense are no keys`(sequence: String) {
    #expect(events("\u{1B}" + sequence) == [])
    #expect(events("\u{1B}" + sequence + "j") == [.key(.character("j"))])
  }
}
