internal import DataLayer
internal import DomainLayer

/// The domain's comments: the testing library has some of its own.
typealias Comment = DomainLayer.Comment

/// Comments on a hand-made service.
struct HandmadeComments: CommentRemoteDataSource {
  let service: HandmadeService<Comment, CommentQuery>

  init(_ comments: [Comment], _ habits: ServiceHabits) {
    service = HandmadeService(comments.map(Slot.item), habits) { query, habits, slots in
      slots.filter { !habits.selects || $0.item?.post == query.post }
    }
  }

  func list(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Comment> {
    try service.answer(request)
  }
}
