internal import StoaTape
internal import Testing

struct TapeMistakeTests {
  static let table: [(String, [String])] = [
    // Commands.
    ("Foo", ["1:1: there is no command 'Foo'; a text to type stands in quotes behind Type"]),
    ("\n  Tpye \"a\"", ["2:3: there is no command 'Tpye'; did you mean 'Type'?"]),
    ("enter", ["1:1: there is no command 'enter'; did you mean 'Enter'?"]),
    ("Esc", ["1:1: there is no command 'Esc'; did you mean 'Escape'?"]),
    ("Return", ["1:1: there is no command 'Return'; did you mean 'Enter'?"]),
    ("FontSize 22", ["1:1: 'FontSize' is a setting; write Set FontSize"]),
    ("\"hello\"", ["1:1: a command is missing before '\"hello\"', such as Type"]),
    ("Hide 3", ["1:6: a command is missing before '3'"]),
    ("Ctrl+C 3", ["1:8: a command is missing before '3'"]),
    ("한글 Down", ["1:1: a command is missing before '한글'"]),
    ("\u{1B}[2J", ["1:1: a command is missing before 'U+1B[2J'"]),
    ("\u{2028}\u{85}\u{200B}", ["1:1: a command is missing before 'U+2028U+85U+200B'"]),
    (
      "Supercalifragilisticexpialidocious",
      ["1:1: there is no command 'Supercalifragilisticexpi…'; a text to type stands in quotes behind Type"]
    ),
    // Texts.
    ("Type", ["1:1: Type takes a text in quotes, such as \"hello\""]),
    ("Type Enter", ["1:6: Type takes a text in quotes, such as \"hello\", not 'Enter'"]),
    ("Type 42", ["1:6: Type takes a text in quotes, such as \"hello\", not '42'"]),
    ("Type \"abc\nEnter", ["1:6: the text that begins here has no closing \" on its line"]),
    ("Type 'a' `b\nEnter", ["1:10: the text that begins here has no closing ` on its line"]),
    ("Type@ \"a\"", ["1:7: Type@ takes a time such as 500ms, 2s or 1m, not '\"a\"'"]),
    ("Copy /a/", ["1:6: Copy takes a text in quotes, such as \"hello\", not '/a/'"]),
    ("Subtitle", ["1:1: Subtitle takes a text in quotes, such as \"hello\""]),
    ("Require 7z", ["1:9: Require takes the name of a program, such as 'git', not '7'"]),
    ("Env", ["1:1: Env takes a name and a value, such as Env LANG \"C\""]),
    ("Env A-B \"c\"", ["1:5: 'A-B' is no name of a variable; it has letters, digits and _"]),
    ("Env A 1", ["1:7: Env A takes a value in quotes, not '1'"]),
    // Paths and addresses.
    ("Output", ["1:1: Output takes a path, such as walk.txt"]),
    ("Output Enter", ["1:8: Output takes a path, such as walk.txt, not 'Enter'"]),
    ("Output frames", ["1:8: the path has no extension such as .txt; a folder ends in /"]),
    ("Output \"\"", ["1:8: Output takes a path, such as walk.txt, not an empty text"]),
    ("Output 'walk.txt", ["1:8: the text that begins here has no closing ' on its line"]),
    ("Screenshot a.jpg", ["1:12: the path of a screenshot ends in .txt, .ascii or .png"]),
    ("Source setup.vhs", ["1:8: a tape takes in tapes only, whose names end in .tape"]),
    ("Source", ["1:1: Source takes the path of a tape, such as setup.tape"]),
    ("Link\nDown", ["1:1: Link takes an address, such as people/3"]),
    // Keys.
    ("Down 0", ["1:6: a count is a whole number from 1 to 100000, not '0'"]),
    ("Down 1000000", ["1:6: a count is a whole number from 1 to 100000, not '1000000'"]),
    ("Down 1.5", ["1:6: a count is a whole number from 1 to 100000, not '1.5'"]),
    ("Down 99999999999999999999", ["1:6: a count is a whole number from 1 to 100000, not '99999999999999999999'"]),
    ("Ctrl", ["1:1: Ctrl takes a key, such as Ctrl+C"]),
    ("Ctrl+", ["1:1: Ctrl+ takes a key, such as Ctrl+C"]),
    ("Ctrl+Shift", ["1:1: Ctrl+Shift takes a key, such as Ctrl+Shift+C"]),
    ("Ctrl+Foo", ["1:6: Ctrl+ takes one character or a key such as Enter, not 'Foo'"]),
    ("Ctrl+Shift+C+Alt", ["1:14: 'Alt' comes before the keys that it is held for"]),
    ("Alt+한글", ["1:5: Alt+ takes one character or a key such as Enter, not '한글'"]),
    ("Click", ["1:1: Click takes a column and a row, such as 10,5"]),
    ("Click 10", ["1:1: Click takes a column and a row, such as 10,5"]),
    ("Click 10 5", ["1:10: Click takes a column and a row, such as 10,5, not '5'"]),
    ("Click 10,1000", ["1:10: a column or row is a whole number from 0 to 999, not '1000'"]),
    ("Bytes", ["1:1: Bytes takes pairs of hexadecimal digits, such as 1b5b49"]),
    ("Bytes 1b5", ["1:7: Bytes takes pairs of hexadecimal digits, such as 1b5b49, not '1'"]),
    ("Bytes \"1b\"", ["1:7: Bytes takes pairs of hexadecimal digits, such as 1b5b49, not '\"1b\"'"]),
    ("Bytes zz", ["1:7: Bytes takes pairs of hexadecimal digits, such as 1b5b49, not 'zz'"]),
    (
      "Bytes " + String(repeating: "00", count: 4097), ["1:7: Bytes sends at most 4096 bytes, not 4097"]
    ),
    ("Resize 100", ["1:8: Resize takes columns and rows, such as 100x30, not '100'"]),
    ("Resize 0x30", ["1:8: the number of columns is a whole number from 1 to 1000, not '0'"]),
    ("Resize 100x1001", ["1:12: the number of rows is a whole number from 1 to 1000, not '1001'"]),
    // Times.
    ("Sleep Bar", ["1:7: Sleep takes a time such as 500ms, 2s or 1m, not 'Bar'"]),
    ("Sleep -1", ["1:7: Sleep takes a time such as 500ms, 2s or 1m, not '-'"]),
    ("Sleep 1.2.3", ["1:7: Sleep takes a time such as 500ms, 2s or 1m, not '1.2.3'"]),
    ("Sleep 5seconds", ["1:7: Sleep takes a time such as 500ms, 2s or 1m, not '5seconds'"]),
    ("Sleep 25000m", ["1:7: a time is at most a day, not '25000m'"]),
    ("Sleep 99999999999999999999999", ["1:7: a time is at most a day, not '99999999999999999999999'"]),
    ("Wait+Window", ["1:6: Wait+ takes Screen or Line, not 'Window'"]),
    ("Wait@0 /a/", ["1:6: Wait@ takes a time above zero"]),
    ("Wait \"a\"", ["1:6: Wait takes a pattern between slashes, such as /people/, not '\"a\"'"]),
    // Patterns.
    ("Expect", ["1:1: Expect takes a pattern between slashes, such as /people/"]),
    ("Expect people", ["1:8: Expect takes a pattern between slashes, such as /people/, not 'people'"]),
    ("Expect /people\nDown", ["1:8: the pattern that begins here has no closing / on its line"]),
    ("ExpectNot //", ["1:11: an empty pattern matches everything; write between the slashes what must be seen"]),
    ("Wait /한(/", ["1:8: this ( is not closed; write \\( for the character"]),
    ("Expect /a**/", ["1:11: two repetitions follow each other; put the first in (?:…)"]),
    // Settings.
    ("Set", ["1:1: Set takes a setting and its value, such as Set TypingSpeed 50ms"]),
    (
      "Set Foo Bar",
      ["1:5: there is no setting 'Foo'; there are TypingSpeed, WaitTimeout, WaitPattern and those of VHS"]
    ),
    ("Set FontSise 22", ["1:5: there is no setting 'FontSise'; did you mean 'FontSize'?"]),
    ("Set Enter", ["1:5: Set takes a setting and its value, such as Set TypingSpeed 50ms, not 'Enter'"]),
    ("Set FontSize big", ["1:14: FontSize takes a whole number such as 20, not 'big'"]),
    ("Set LineHeight 1.2.3", ["1:16: LineHeight takes a number such as 1.5, not '1.2.3'"]),
    ("Set TypingSpeed fast", ["1:17: TypingSpeed takes a time such as 500ms, 2s or 1m, not 'fast'"]),
    ("Set LoopOffset %", ["1:16: LoopOffset takes a part of the whole, such as 20%, not '%'"]),
    ("Set CursorBlink maybe", ["1:17: CursorBlink takes true or false, not 'maybe'"]),
    ("Set WindowBar Square", ["1:15: WindowBar takes Colorful, ColorfulRight, Rings or RingsRight, not 'Square'"]),
    (
      "Set MarginFill '#12345'",
      ["1:16: MarginFill takes a colour in quotes such as \"#6b50ff\", or a picture, not ''#12345''"]
    ),
    ("Set Shell\nEnter", ["1:1: Shell takes a word or a text in quotes"]),
    ("Set WaitPattern foo", ["1:17: WaitPattern takes a pattern between slashes, such as /people/, not 'foo'"]),
    ("Set WaitPattern '[a'", ["1:18: this [ is not closed; write \\[ for the character"]),
    ("Set Theme { \"red\": 3 }", ["1:20: a theme is an object such as { \"red\": \"#ef6487\" }; it goes wrong here"]),
    ("Set Theme { \"red\"\nDown", ["1:11: no } closes the { that stands here"]),
  ]

  @Test(arguments: table)
  func eachIsSaidOnceAndWhereItIs(tape: String, expected: [String]) {
    #expect(mistakes(tape) == expected)
  }
}
