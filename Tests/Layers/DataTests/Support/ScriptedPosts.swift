internal import DataLayer
internal import DomainLayer
internal import Synchronization

/// Posts whose answers a test makes from the request and how many came before it.
final class ScriptedPosts: PostRemoteDataSource {
  typealias Script = @Sendable (PageRequest<PostQuery>, Int) throws(DomainError) -> RemoteList<Post>

  private let script: Script
  private let log = Mutex<[PageRequest<PostQuery>]>([])

  init(_ script: @escaping Script) { self.script = script }

  var requests: [PageRequest<PostQuery>] { log.withLock { $0 } }

  func list(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Post> {
    let number = log.withLock { log in
      log.append(request)
      return log.count - 1
    }
    return try script(request, number)
  }

  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    throw DomainError(.notFound(.post, id))
  }
}
