internal import StoaInput
internal import Testing

@Suite struct MouseTests {
  @Test(
    arguments: [
      ("[<0;1;1M", MouseEvent(.press, button: .left, x: 0, y: 0)),
      ("[<0;10;5m", MouseEvent(.release, button: .left, x: 9, y: 4)),
      ("[<1;10;5M", MouseEvent(.press, button: .middle, x: 9, y: 4)),
      ("[<2;300;200M", MouseEvent(.press, button: .right, x: 299, y: 199)),
      ("[<2;300;200m", MouseEvent(.release, button: .right, x: 299, y: 199)),
      ("[<32;3;4M", MouseEvent(.drag, button: .left, x: 2, y: 3)),
      ("[<64;3;4M", MouseEvent(.wheelUp, x: 2, y: 3)),
      ("[<65;3;4M", MouseEvent(.wheelDown, x: 2, y: 3)),
      ("[<4;3;4M", MouseEvent(.press, button: .left, x: 2, y: 3, modifiers: .shift)),
      ("[<8;3;4M", MouseEvent(.press, button: .left, x: 2, y: 3, modifiers: .alt)),
      ("[<81;3;4M", MouseEvent(.wheelDown, x: 2, y: 3, modifiers: .control)),
      ("[32;3;4M", MouseEvent(.press, button: .left, x: 2, y: 3)),
      ("[35;3;4M", MouseEvent(.release, x: 2, y: 3)),
      ("[M !!", MouseEvent(.press, button: .left, x: 0, y: 0)),
      ("[M#*%", MouseEvent(.release, x: 9, y: 4)),
      ("[M`*%", MouseEvent(.wheelUp, x: 9, y: 4)),
      ("[M@*%", MouseEvent(.drag, button: .left, x: 9, y: 4)),
    ] as [(String, MouseEvent)])
  func `a report in SGR's, urxvt's or X10's form`(sequence: String, event: MouseEvent) {
    let bytes = Array("\u{1B}".utf8) + Array(sequence.utf8)
    #expect(events(bytes) == [.mouse(event)])
    #expect(eventsByteByByte(bytes) == [.mouse(event)])
  }

  @Test(arguments: [
    "[<35;3;4M", "[<66;3;4M", "[<67;3;4M", "[<128;3;4M", "[<0;0;1M", "[<0;1;0M", "[<0;1M", "[<0;1;2;3M", "[<;;M",
    "[<0;1;1x", "[<M", "[0;1;1M", "[31;1;1M",
  ])
  func `motion without a button, sideways wheels and broken reports are nothing`(sequence: String) {
    #expect(events("\u{1B}" + sequence + "j") == [.key(.character("j"))])
  }

  @Test func `X10's bytes may be any, also those of letters and of UTF-8`() {
    #expect(events([0x1B, 0x5B, 0x4D, 0x20, 0x71, 0xE2]) == [.mouse(MouseEvent(.press, button: .left, x: 80, y: 193))])
    #expect(events([0x1B, 0x5B, 0x4D, 0x20, 0x00, 0x00, 0x6A]) == [.key(.character("j"))])
  }

  @Test func `focus comes and goes`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(events("\u{1B}[1I\u{1B}[1O") == [])
  }
}
