internal import EntireTabRouter
internal import FeatureDemo
internal import FeaturesRoot
internal import Testing

/// What the words behind `--fixtures` mean.
struct FeatureWordTests {
  @Test("A name is shown from its beginning; further words name a place and how it is printed")
  func words() throws {
    let alone = try FeatureWords(["people"])
    #expect(alone.tabs.names == ["people"])
    #expect(alone.start == alone.tabs.book.home)
    #expect(alone.form == nil && !alone.isASCII)
    let words = try FeatureWords(["posts", "posts/3", "--print", "ansi", "--ascii"])
    #expect(words.tabs.names == ["posts"])
    #expect(words.start.address == "posts/3")
    #expect(words.form == .ansi && words.isASCII)
  }

  @Test(
    "A wrong word is told in a line",
    arguments: [
      (
        ["people", "--backend"],
        "over the fixtures there is no flag '--backend'; try --print screen, --print ansi, --ascii"
      ),
      (["people", "--print", "json"], "over the fixtures, --print takes screen or ansi"),
      (["people", "--print"], "over the fixtures, --print takes screen or ansi"),
      (["people", "people/x"], "'id' is 'x'; give a whole number from 1"),
      (["people", "posts/3"], "there is no place 'posts'; try people"),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: FeatureWordError.self) { try FeatureWords(words) }
    #expect(error?.message == message)
  }

  @Test("An unknown feature is told with those that there are")
  func unknown() {
    let error = #expect(throws: FeatureWordError.self) { try FeatureWords(["peopel"]) }
    #expect(error?.message == "there is no feature 'peopel'; try \(TabChoice.all.names.joined(separator: ", "))")
  }
}
