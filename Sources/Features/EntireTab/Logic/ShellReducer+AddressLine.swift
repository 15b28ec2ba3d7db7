internal import DomainLayer
internal import StoaFlow

extension ShellReducer {
  /// Runs the address line. Its history is loaded when it is opened the first time.
  func reduceLine(_ state: inout ShellState, _ action: AddressLineAction) -> Effect<ShellAction> {
    switch action {
    case .opened(let menu):
      state.isHelpOpen = false
      state.addressLine = AddressLine(menu)
      guard state.addressHistory == nil, !state.awaitsHistory else { return .none }
      state.awaitsHistory = true
      return history()
    case .closed:
      state.addressLine = nil
    case .edited(let text, let caret):
      state.addressLine?.edit(text: text, caret: caret)
    case .completed(let step):
      state.addressLine?.choose(by: step)
    case .settled(let top):
      state.addressLine?.settle(top: top)
    case .recalled(let step):
      state.addressLine?.recall(by: step, in: state.addressHistory ?? AddressHistory())
    case .refused(let problem):
      state.addressLine?.refuse(problem)
    case .obeyed(let entry):
      state.addressLine = nil
      state.addressHistory = (state.addressHistory ?? AddressHistory()).adding(entry.text)
      state.unsavedEntries += 1
      return remember(entry.text)
    case .historyKnown(let history):
      state.awaitsHistory = false
      // What was entered while it was on its way is newer.
      let entered = state.addressHistory?.entries.reversed() ?? []
      state.addressHistory = entered.reduce(history) { $0.adding($1) }
    case .remembered:
      state.unsavedEntries -= 1
    }
    return .none
  }

  private func history() -> Effect<ShellAction> {
    .run { [load = domain.loadAddressHistory] in
      let loaded = await Result.awaiting { () async throws(DomainError) in try await load() }
      return .addressLine(.historyKnown((try? loaded.get()) ?? AddressHistory()))
    }
  }

  /// A history that cannot be written is the log's business: the entry was obeyed all the same.
  private func remember(_ entry: String) -> Effect<ShellAction> {
    .run { [remember = domain.rememberAddress] in
      _ = await Result.awaiting { () async throws(DomainError) in try await remember(entry) }
      return .addressLine(.remembered)
    }
  }
}

extension AddressHistory {
  fileprivate func adding(_ entry: String) -> AddressHistory {
    var history = self
    history.add(entry)
    return history
  }
}
