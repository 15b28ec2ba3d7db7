internal import DomainLayer
internal import SettingsLogic
internal import StoaRouting

extension MarkingState {
  /// What the status line says of the wishes: first of the to-do where one is, then of all others.
  func status(at selected: Todo.ID?) -> [StatusItem] {
    let others = marks.filter { $0.key != selected }.values.map(\.standing)
    return (selected.flatMap { id in marks[id].flatMap { Self.item(id, $0.standing) } }.map { [$0] } ?? [])
      + (notice.flatMap(said).map { [$0] } ?? []) + Self.summary(others)
  }

  /// Before the service has said so, nothing is as before.
  private func said(_ notice: MarkingNotice) -> StatusItem? {
    if case .undone(let id) = notice, let mark = marks[id], mark.standing != .settled { return nil }
    return StatusItem(.notice, Self.text(notice))
  }

  private static func item(_ id: Todo.ID, _ standing: TodoMark.Standing) -> StatusItem? {
    switch standing {
    case .settled: nil
    case .sending: StatusItem(.activity, "sending")
    case .failed(let failure) where !failure.mayPass:
      StatusItem(.problem, "Not changed. \(failure.message)", brief: "Not changed. \(failure.brief)")
    case .failed(let failure):
      StatusItem(
        .problem, "Not changed. \(failure.message) Space tries again", brief: "\(failure.brief) Space tries again")
    case .unknown(let failure):
      StatusItem(
        .problem, "\(failure.message) r asks, Space sends it again", brief: "Outcome unknown. r asks, Space resends")
    case .asking: StatusItem(.activity, "asking what became of it")
    }
  }

  private static func text(_ notice: MarkingNotice) -> String {
    switch notice {
    case .undone(let id): "to-do \(id) as before"
    case .nothingToUndo: "nothing to take back"
    case .nothingToAsk(let id): "nothing is unknown of to-do \(id)"
    }
  }

  private static func summary(_ standings: [TodoMark.Standing]) -> [StatusItem] {
    var (failed, unknown, underWay) = (0, 0, 0)
    for standing in standings {
      switch standing {
      case .settled: break
      case .failed: failed += 1
      case .unknown: unknown += 1
      case .sending, .asking: underWay += 1
      }
    }
    func items(_ kind: StatusItem.Kind, _ count: Int, _ word: String) -> [StatusItem] {
      count == 0 ? [] : [StatusItem(kind, "\(count) \(word)")]
    }
    return items(.problem, failed, "failed") + items(.problem, unknown, "unknown")
      + items(.activity, underWay, "under way")
  }
}
