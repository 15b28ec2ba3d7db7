package import DomainLayer
package import EntireTabInterface
package import PostsInterface
package import StoaRouting

extension PostsPlace: ShellPlace {
  package static let tab = ShellTab(name: "posts", title: "Posts")

  package static let patterns: [LinkPattern<PostsPlace>] = [
    LinkPattern(
      "posts", "all posts, or one author's", .query(.text("q"), "only what holds this text"),
      .query(.id("author"), "posts of this person"),
      .query(.choice("sheet", of: PostsSheet.self), "with this sheet open")
    ) { filter, author, sheet in
      PostsPlace(query: PostQuery(filter: filter ?? "", author: author), sheet: sheet)
    },
    LinkPattern("posts/:id", "one post", .id()) { PostsPlace(stack: [.post($0)]) },
    LinkPattern("posts/:id/comments", "what was said about a post", .id()) {
      PostsPlace(stack: [.post($0), .comments($0)])
    },
  ]

  package var link: Link {
    switch stack.last {
    case .post(let id)?: return Link("posts", ["\(id)"])
    case .comments(let id)?: return Link("posts", ["\(id)", "comments"])
    case nil:
      return Link(
        "posts",
        items: ["q": query.filter, "author": query.author.map(String.init), "sheet": sheet?.rawValue])
    }
  }

  package func isSamePlace(as other: PostsPlace) -> Bool {
    stack == other.stack && query.author == other.query.author
  }
}

extension PostsRoute: SnapshotRoute {
  package var isList: Bool { if case .comments = self { true } else { false } }

  package var step: SnapshotStep {
    switch self {
    case .post(let id): SnapshotStep("post", id)
    case .comments(let id): SnapshotStep("comments", id)
    }
  }

  package init?(_ step: SnapshotStep) {
    switch (step.word, step.id) {
    case ("post", let id?): self = .post(id)
    case ("comments", let id?): self = .comments(id)
    default: return nil
    }
  }
}

extension PostQuery: SnapshotQuery {
  package var members: [(name: StaticString, value: SnapshotValue)] { author.map { [("author", .id($0))] } ?? [] }

  package init() { self.init(filter: "") }

  package init(_ reader: SnapshotReader) throws(SnapshotError) {
    self.init(filter: try reader.filter(), author: try reader.id("author"))
  }
}
