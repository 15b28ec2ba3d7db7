internal import StoaInput
internal import Testing

@Suite struct FunctionKeyTests {
  private static let arrows: [(String, Key)] = [("A", .up), ("B", .down), ("C", .right), ("D", .left)]

  @Test func `arrows in normal and application mode`() {
    for (letter, key) in Self.arrows {
      #expect(events("\u{1B}[" + letter) == [.key(KeyPress(key))])
      #expect(events("\u{1B}O" + letter) == [.key(KeyPress(key))])
    }
  }

  @Test(arguments: [
    "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~", "\u{1B}[1;1H", "\u{1B}[57423u",
  ])
  func `Home in six encodings`(sequence: String) {
    #expect(events(sequence) == [.key(.home)])
    #expect(eventsByteByByte(Array(sequence.utf8)) == [.key(.home)])
  }

  @Test(arguments: [
    "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~", "\u{1B}[1;1F", "\u{1B}[57424u",
  ])
  func `End in six encodings`(sequence: String) {
    #expect(events(sequence) == [.key(.end)])
    #expect(eventsByteByByte(Array(sequence.utf8)) == [.key(.end)])
  }

  @Test func `Insert, Delete and the paging keys`() {
    #expect(
      events("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~") == [.key(.insert), .key(.delete), .key(.pageUp), .key(.pageDown)])
  }

  @Test func `F1 to F4 in the forms of xterm, rxvt, kitty and the Linux console`() {
    for (index, letter) in ["P", "Q", "R", "S"].enumerated() {
      let press = KeyPress.function(index + 1)
      #expect(events("\u{1B}O" + letter) == [.key(press)])
      #expect(events("\u{1B}[" + letter) == [.key(press)])
      #expect(events("\u{1B}[\(11 + index)~") == [.key(press)])
    }
    for (index, letter) in ["A", "B", "C", "D", "E"].enumerated() {
      #expect(events("\u{1B}[[" + letter) == [.key(.function(index + 1))])
    }
  }

  @Test func `F5 to F20 by number`() {
    let numbers = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, number) in numbers.enumerated() {
      #expect(events("\u{1B}[\(number)~") == [.key(.function(index + 5))])
    }
  }

  @Test func `the numbers between the function keys are no keys`() {
    for number in [0, 9, 10, 16, 22, 27, 30, 35, 99, 199, 201, 65536, 99_999_999] {
      #expect(events("\u{1B}[\(number)~") == [], "\(number)")
    }
  }

  @Test func `every modifier parameter, on letters and numbers`() {
    let held: [(Int, Modifiers)] = [
      (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
      (7, [.alt, .control]), (8, [.shift, .alt, .control]),
    ]
    for (parameter, modifiers) in held {
      #expect(events("\u{1B}[1;\(parameter)A") == [.key(KeyPress(.up, modifiers))])
      #expect(events("\u{1B}[3;\(parameter)~") == [.key(KeyPress(.delete, modifiers))])
      #expect(events("\u{1B}[1;\(parameter)P") == [.key(KeyPress(.function(1), modifiers))])
    }
  }

  @Test func `modifiers in the old forms of xterm and konsole`() {
    #expect(events("\u{1B}[5A") == [.key(KeyPress(.up, .control))])
    #expect(events("\u{1B}O5A") == [.key(KeyPress(.up, .control))])
    #expect(events("\u{1B}O2P") == [.key(KeyPress(.function(1), .shift))])
    #expect(events("\u{1B}O1;5H") == [.key(KeyPress(.home, .control))])
  }

  @Test func `a key with Super, Hyper or an impossible modifier is no key`() {
    for parameter in [9, 13, 17, 24, 1_000] {
      #expect(events("\u{1B}[1;\(parameter)A") == [])
      #expect(events("\u{1B}[3;\(parameter)~") == [])
    }
  }

  @Test func `caps lock and num lock change no key`() {
    #expect(events("\u{1B}[1;65A\u{1B}[1;129A\u{1B}[1;197A") == [.key(.up), .key(.up), .key(KeyPress(.up, .control))])
  }

  @Test func `Shift-Tab`() {
    #expect(events("\u{1B}[Z") == [.key(.shiftTab)])
    #expect(events("\u{1B}[1;5Z") == [.key(KeyPress(.tab, [.shift, .control]))])
  }

  @Test func `rxvt's Shift and Control`() {
    #expect(events("\u{1B}[a") == [.key(KeyPress(.up, .shift))])
    #expect(events("\u{1B}Od") == [.key(KeyPress(.left, .control))])
    #expect(events("\u{1B}[7$") == [.key(KeyPress(.home, .shift))])
    #expect(events("\u{1B}[8^") == [.key(KeyPress(.end, .control))])
    #expect(events("\u{1B}[5@") == [.key(KeyPress(.pageUp, [.shift, .control]))])
    #expect(events("\u{1B}[7$x") == [.key(KeyPress(.home, .shift)), .key(.character("x"))])
  }

  @Test func `the keypad in application mode`() {
    #expect(events("\u{1B}OM") == [.key(.enter)])
    #expect(
      typed(events("\u{1B}Op\u{1B}Oq\u{1B}Or\u{1B}Os\u{1B}Ot\u{1B}Ou\u{1B}Ov\u{1B}Ow\u{1B}Ox\u{1B}Oy")) == [
        "0123456789"
      ])
    #expect(typed(events("\u{1B}Oj\u{1B}Ok\u{1B}Ol\u{1B}Om\u{1B}On\u{1B}Oo\u{1B}OX")) == ["*+,-./="])
  }
}
