internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import StoaFlow

/// The names of those who own the sample's to-dos.
let sampleNames: [User.ID: String] = [1: "Ada Morel", 2: "Bo Lindgren", 3: "Chiara Neri", 4: "Dae Han", 5: "Eli Stone"]

/// The sample's to-dos, as a list has them.
let sampleTodos = SampleWorld.Contents.sample.todos.map(Slot.item)

extension TodosAction {
  /// The first page came.
  static func arrived(
    _ slots: [Slot<Todo>] = sampleTodos, total: Int? = nil, freshness: LoadFreshness? = nil, generation: Int = 1
  ) -> TodosAction {
    let page = ListPage(elements: slots, total: total ?? slots.count, freshness: freshness)
    return .list(.arrived(page: 0, page, generation: generation))
  }

  /// The first page did not come.
  static func failed(_ kind: DomainError.Kind, generation: Int = 1) -> TodosAction {
    .list(.failed(page: 0, DomainError(kind), generation: generation))
  }

  /// The count of everybody's came.
  static let sampleCounts = TodosAction.countsArrived(TodoCounts(done: 10, total: 20), assignee: nil)
}

extension Todo {
  /// A to-do in wide characters and clusters, longer than any screen is wide.
  static let wide = Todo(
    id: 21, owner: 4, title: "한글로 된 아주 긴 할 일 👩🏽‍🚀 우주에 가기 전에 반드시 끝내야 하는 일들의 목록, 그리고 그 이유를 모두 적기", isDone: true)
  /// A to-do that tries to control the terminal.
  static let hostile = Todo(id: 22, owner: 5, title: "Red \u{1B}[31malert\u{202E}\u{7}\nand more", isDone: false)
}
