internal import DomainLayer
internal import StoaFlow

/// What one feature asks another for: looked for, answered once, and never after somebody has moved on.
extension ShellReducer {
  private enum RequestEffect: Hashable { case lookup, patience, limit }

  func reduceRequest(_ state: inout ShellState, _ action: RequestAction) -> Effect<ShellAction> {
    switch action {
    case .made(let request):
      state.request = request
      state.isRequestSlow = false
      state.notice = nil
      return .merge(
        lookup(request).cancellable(id: RequestEffect.lookup, cancelInFlight: true),
        .send(.request(.waited(id: request.id))).debounce(id: RequestEffect.patience, for: ShellRequest.patience),
        .send(.request(.answered(id: request.id, .timedOut)))
          .debounce(id: RequestEffect.limit, for: ShellRequest.limit))
    case .waited(let id):
      if state.request?.id == id { state.isRequestSlow = true }
      return .none
    case .found:
      // The coordinator knows whether anybody still waits for it at that place, and answers.
      return .none
    case .answered(let id, let answer):
      guard let request = state.request, request.id == id else { return .none }
      state.request = nil
      state.isRequestSlow = false
      if let notice = answer.notice(for: request) { state.notice = notice }
      return .merge(
        .cancel(id: RequestEffect.lookup), .cancel(id: RequestEffect.patience), .cancel(id: RequestEffect.limit))
    }
  }

  private func lookup(_ request: ShellRequest) -> Effect<ShellAction> {
    .run { [loadTodos = domain.loadTodos] in
      let found = await Result.awaiting { () async throws(DomainError) in
        switch request.wish {
        // The first page is what its list will ask for, so that it is there already.
        case .todos(let person): _ = try await loadTodos(PageRequest(query: TodoQuery(assignee: person)))
        }
      }
      switch found {
      case .success: return .request(.found(request))
      case .failure(let error): return .request(.answered(id: request.id, .refused(error)))
      }
    }
  }
}
