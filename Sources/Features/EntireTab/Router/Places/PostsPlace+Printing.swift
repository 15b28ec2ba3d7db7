package import DomainLayer
package import PostsInterface

extension PostsPlace: PrintedPlace {
  package func print(with reader: PlaceReader, into printer: PlacePrinter) async throws(DomainError) {
    let domain = reader.domain
    switch stack.last {
    case .post(let id)?:
      _ = printer.item(PlainItem(try await domain.loadPost(id).value))
    case .comments(let post)?:
      _ = try await domain.loadPost(post)
      try await reader.list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
        try await domain.loadComments(reader.request(CommentQuery(post: post), offset))
      }
    case nil where sheet == .highlights:
      let posts = try await domain.loadPosts(PageRequest(query: PostQuery(), limit: 3))
      reader.print(posts.items.map(PlainItem.init), into: printer)
    case nil:
      try await reader.posts(query, into: printer)
    }
  }

  package func check(_ domain: DomainContainer) async throws(DomainError) {
    switch stack.first {
    case .post(let id)?, .comments(let id)?: _ = try await domain.loadPost(id)
    case nil: _ = try await domain.loadPosts(PageRequest(query: query))
    }
  }
}
