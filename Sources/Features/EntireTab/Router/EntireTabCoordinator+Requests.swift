internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabLogic
internal import SettingsInterface
internal import StoaFlow

/// What a feature asks another for: looked for at the place where it was asked, and shown if nobody has moved on.
extension EntireTabCoordinator {
  /// Asks for something; what was asked for before is not wanted any more, the same thing is asked for once. Nothing is
  /// looked for that no tab could show.
  func request(_ wish: ShellRequest.Wish) {
    guard store.state.flow == .main, store.state.request?.wish != wish else { return }
    let destination = destination(of: wish)
    guard features[destination.tab] != nil else { return show(destination) }
    answer(.outdated)
    requestCount += 1
    send(.made(ShellRequest(id: requestCount, wish, generation: visits.generation)))
  }

  /// The answer to what is being looked for, where something is.
  func answer(_ answer: RequestAnswer) {
    guard let request = store.state.request else { return }
    send(.answered(id: request.id, answer))
  }

  /// What is looked for is there: it is shown where the person still is at the place where they asked.
  func show(found request: ShellRequest) {
    guard store.state.request?.id == request.id else { return }
    guard request.generation == visits.generation, store.state.addressLine == nil else { return answer(.outdated) }
    answer(.shown)
    open(destination(of: request.wish))
  }

  private func destination(of wish: ShellRequest.Wish) -> Destination {
    switch wish {
    case .todos(let person): Destination(SettingsPlace(query: TodoQuery(assignee: person)))
    }
  }

  /// Whoever has moved on does not want to be led away from there.
  func dropOutdatedRequest() {
    guard let request = store.state.request, request.generation != visits.generation else { return }
    answer(.outdated)
  }

  private func send(_ action: RequestAction) { store.send(.request(action)) }
}
