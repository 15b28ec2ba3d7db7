internal import StoaTape
internal import Testing

struct TapePatternTests {
  static let matches: [(String, String, Bool)] = [
    ("people", "some people", true), ("people", "peopl", false), ("", "", true), ("a.c", "abc", true),
    ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true), ("(?s:.)b", "\nb", true), (".", "", false),
    ("^b", "a\nb", true), ("a$", "a\nb", true), ("^$", "a\n\nb", true), (#"\Ab"#, "a\nb", false),
    (#"a\z"#, "a\nb", false), ("(?-m)^b", "a\nb", false), ("(?-m:a$)", "a\nb", false),
    ("a|b|", "c", true), ("^(?:a|bc|)$", "bc", true), ("^(a|bc)$", "abc", false), ("ab*c", "ac", true),
    ("ab+c", "ac", false),
    ("ab?c", "abbc", false), ("ab??c", "abc", true), ("^a{2}$", "aa", true), ("^a{2}$", "aaa", false),
    ("^a{2,}$", "aaaa", true), ("^a{2,3}?$", "aaaa", false), ("a{0}b", "b", true), ("a{,2}", "a{,2}", true),
    ("x{", "x{", true), ("x}]", "x}]", true), ("^(ab){2,3}$", "ababab", true), ("^(ab){2,3}$", "abababab", false),
    ("[abc]+", "xxb", true), ("[^abc]", "abc", false), ("[^a]", "\n", true), ("[]a]", "]", true), ("[^]a]", "]", false),
    ("[a-]", "-", true), ("[-a]", "-", true), (#"[\]\\]"#, #"\"#, true), ("[a-c-e]", "-", true),
    ("[[:digit:]]", "7", true), ("[[:^digit:]]", "7", false), ("[[:alpha:]_]", "_", true), ("[[:]", ":", true),
    (#"\d\D\s\S\w\W"#, "1a b_!", true), (#"[\d\s]"#, "x", false), (#"[^\D]"#, "5", true), (#"\w"#, "é", false),
    (#"\bcat\b"#, "a cat!", true), (#"\bcat\b"#, "concat", false), (#"\Bcat"#, "concat", true),
    (#"12\/40"#, "12/40", true), (#"\.\*\(\["#, ".*([", true), (#"\Qa.b\E+"#, "a.b", true),
    (#"^\Qab\E+$"#, "abb", true),
    (#"^\Qab\E+$"#, "abab", false), (#"^\Qab\E{0}\Q\Ec$"#, "ac", true), (#"^(?i)x\Qab\E*$"#, "XABB", true),
    (#"\Qa.b"#, "axb", false),
    (#"\x41\x{1F600}\t\n"#, "A😀\t\n", true), (#"\07\a"#, "\u{7}\u{7}", true), (#"[\x41-\x43]"#, "B", true),
    ("(?i)PEOPLE", "people", true), ("(?i:P)eople", "pEOPLE", false), ("(?i)[a-c]", "B", true),
    ("(?i)[^a]", "A", false), ("(?i)σ", "ς", true), ("a(?i)b", "aB", true), ("(a(?i)b)c", "aBC", false),
    ("(?i)é", "É", true), ("(?i)k", "\u{212A}", true), ("(?i)ß", "SS", false),
    (#"\p{Lu}"#, "é", false), (#"\pL\p{^L}\PL"#, "é11", true), (#"[\p{Nd}\p{Sc}]"#, "€", true),
    (#"\p{Any}"#, "한", true),
    ("^한글$", "한글", true), ("^..$", "한글", true), ("(?P<n>a)(?<m>b)", "ab", true), ("(?U)a+", "a", true),
    ("^*a", "a", true), ("(|a)*b", "aab", true), ("(a*)*$", "b", true), ("^((a|b)*c|d)+$", "abcd", true),
  ]

  @Test(arguments: matches)
  func aPatternMatchesSomewhereInTheText(source: String, text: String, matches: Bool) throws {
    #expect(try pattern(source).matches(text) == matches)
  }

  static let refusals: [(String, Int, String)] = [
    ("(", 0, "this ( is not closed; write \\( for the character"),
    ("a)", 1, "this ) closes nothing; write \\) for the character"),
    ("한[a", 3, "this [ is not closed; write \\[ for the character"),
    ("[", 0, "this [ is not closed; write \\[ for the character"),
    ("[]", 0, "this [ is not closed; write \\[ for the character"),
    ("*", 0, "nothing stands before this * to repeat"),
    ("(+)", 1, "nothing stands before this + to repeat"),
    ("{2}", 0, "nothing stands before this { to repeat"),
    ("a+*", 2, "two repetitions follow each other; put the first in (?:…)"),
    ("a{2}{3}", 4, "two repetitions follow each other; put the first in (?:…)"),
    ("a{3,2}", 1, "a repetition counts up, as in {2,5}"),
    ("a{1001}", 1, "a repetition counts to 1000 at most"),
    ("a{99999999999999999999}", 1, "a repetition counts to 1000 at most"),
    ("[z-a]", 1, "a range goes from the lower to the higher, as in a-z"),
    ("[[:nope:]]", 1, "there is no class 'nope' for [:…:]; there are [:alpha:], [:digit:], [:space:] and others"),
    ("\\", 0, "a \\ at the end escapes nothing; write \\\\ for the character"),
    ("a\\q", 1, "there is no escape \\q"), ("\\\u{2028}", 0, "there is no escape \\U+2028"),
    ("(a)\\1", 3, "a pattern cannot refer back to a group"),
    ("\\x4", 0, "a character by its number is written as \\x41 or \\x{1F600}"),
    ("\\x{D800}", 0, "a character by its number is written as \\x41 or \\x{1F600}"),
    ("\\p{Greek}", 0, "'Greek' is no general category of Unicode such as L, Lu or Nd; scripts are not known here"),
    ("\\p{L", 0, "a category is written as \\p{Lu} or \\pL"),
    ("(?=a)", 0, "a pattern cannot look ahead or behind"), ("(?<!a)", 0, "a pattern cannot look ahead or behind"),
    ("(?P<>a)", 0, "a group is named as in (?P<word>…)"),
    ("(?x)a", 0, "a group cannot begin with (?x; there are (?:…), (?P<name>…), (?i), (?m), (?s)"),
    ("((a{1000}){1000}){1000}", 0, "the pattern comes to more than 10000 steps"),
  ]

  @Test(arguments: refusals)
  func whatIsNoPatternIsRefusedAtItsPlace(source: String, offset: Int, message: String) {
    #expect(throws: PatternError(offset: offset, message: message)) { try TapePattern(parsing: source) }
    #expect(TapePattern(source) == nil)
  }

  @Test func groupsStandInAHundredOthersAtMost() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(TapePattern(nested(100))?.matches("a") == true)
    #expect(throws: PatternError(offset: 100, message: "groups stand in more than 100 others")) {
      try TapePattern(parsing: nested(101))
    }
    #expect(TapePattern(nested(500_000)) == nil)
  }

  /// Each would take an engine that goes back years; this one takes the product of two lengths.
  @Test(arguments: [
    "(a+)+$", "^(a*)*$", "^(a|a)*$", "(a|aa)+$", "(.*a){20}$", "(a?){50}a{50}$", "^((a{0,9}){0,9}){0,9}$", "^(|a|)*$",
    "^(((((a*)*)*)*)*)*$", "^(?i)([a-z]|[A-Z]|\\w)*$", "(?:(){1000}){1000}b", "(.{0,500}x){9}",
  ])
  func noPatternTakesLong(source: String) throws {
    let screen = String(repeating: String(repeating: "a", count: 79) + "!\n", count: 24) + "!"
    let program = try PatternProgram(source)
    let run = PatternRun(of: program, over: screen)
    #expect(run.isMatch == false)
    #expect(run.looks <= 2 * program.count * (screen.unicodeScalars.count + 1))
  }

  @Test func patternsAreEqualWhenTheyAreWrittenAlike() throws {
    #expect(try pattern("a+") == pattern("a+"))
    #expect(try pattern("a+") != pattern("aa*"))
    #expect(Set([try pattern("a"), try pattern("a")]).count == 1)
  }
}
