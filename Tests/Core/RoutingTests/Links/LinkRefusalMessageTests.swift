internal import StoaRouting
internal import Testing

@Suite struct LinkRefusalMessageTests {
  @Test(arguments: [
    (String(repeating: "x", count: 9_000), "the link has 9000 bytes, and 4096 are the most; shorten it"),
    ("stoa://people/%zz", "'%zz' is no percent code; write a plain % as %25"),
    ("people?q=\u{1B}", "'\\u{1B}' is a control character, which no link may hold; take it out"),
    ("people?q=%FF", "'%FF' is not UTF-8; encode the letters as UTF-8"),
    ("stoa://user@people/3", "'user' before '@' names a user, which no link may; leave it out"),
    ("stoa://people:80/3", "':80' after the place is a port, which no link has; leave it out"),
    ("http://people/3", "the scheme 'http' is not known; start with stoa:// or with the place"),
    ("stoa:people", "'stoa:' lacks its two slashes; start with stoa:// or with the place"),
    ("stoa://nowhere", "there is no place 'nowhere'; try people, posts or settings"),
    ("", "the link names no place; try people, posts or settings"),
    ("people#top", "'#top' is of no use here; leave it out"),
    ("people//3", "the link has an empty step; write one slash, not two"),
    ("people/3/nope", "there is no 'people/3/nope'; try people, people/ID or people/ID/posts"),
    ("stoa://people/three", "'id' is 'three'; give a whole number from 1"),
    ("people?q=a&q=b", "'q' is given twice; give it once"),
    ("people/3?q=a", "'q' is not known, for this place takes nothing after '?'; leave it out"),
    ("people?x=a", "'x' is not known here; try q, sort or sheet"),
  ])
  func `a refusal says what is wrong and what to do`(text: String, message: String) {
    #expect(refusal(of: text)?.message == message)
  }

  @Test func `long text is made short`() {
    let message = refusal(of: String(repeating: "y", count: 500))?.message
    #expect(message == "there is no place '\(String(repeating: "y", count: 40))...'; try people, posts or settings")
  }

  @Test func `what could write to the terminal or hide itself is escaped`() {
    #expect(
      refusal(of: "a\u{202E}b\u{200B}c\u{2028}")?.message
        == "there is no place 'a\\u{202E}b\\u{200B}c\\u{2028}'; try people, posts or settings")
  }

  @Test func `a message is bounded, whatever the text`() {
    let marks = "a" + String(repeating: "\u{301}", count: 900)
    let message = refusal(of: marks)?.message ?? ""
    #expect(message.unicodeScalars.count < 100)
  }
}
