internal import StoaRouting

/// A table of links of the shape that the program's own has.
enum TestPlace: Hashable, Sendable {
  enum Sort: String, CaseIterable, Sendable { case id, name, city }
  enum Sheet: String, CaseIterable, Sendable { case overview }

  case people(q: String?, sort: Sort?, sheet: Sheet?)
  case person(Int)
  case postsOf(Int)
  case comment(post: Int, comment: Int)
  case posts(author: Int?)
  case preferences

  static let resolver = LinkResolver<TestPlace>([
    LinkPattern(
      "people", "all people", .query(.text("q"), "who has this text"), .query(.choice("sort", of: Sort.self)),
      .query(.choice("sheet", of: Sheet.self))
    ) { q, sort, sheet in .people(q: q, sort: sort, sheet: sheet) },
    LinkPattern("people/:id", "one person", .id()) { id in .person(id) },
    LinkPattern("people/:id/posts", "one person's posts", .id()) { id in .postsOf(id) },
    LinkPattern("posts", "all posts", .query(.id("author"))) { author in .posts(author: author) },
    LinkPattern("posts/:post/comments/:id", "one comment", .id("post"), .id("id")) { post, id in
      .comment(post: post, comment: id)
    },
    LinkPattern("settings/preferences", "the preferences") { .preferences },
  ])
}

/// What a link leads to, or why not.
func resolve(_ text: String) -> Result<TestPlace, LinkRefusal> {
  do throws(LinkRefusal) {
    return .success(try TestPlace.resolver.resolve(text))
  } catch {
    return .failure(error)
  }
}

func refusal(of text: String) -> LinkRefusal? {
  if case .failure(let refusal) = resolve(text) { refusal } else { nil }
}
