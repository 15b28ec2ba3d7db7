package import DomainLayer
package import EntireTabInterface
package import SettingsInterface
package import StoaRouting

extension SettingsPlace: ShellPlace {
  package static let tab = ShellTab(name: "settings", title: "Settings")

  package static let patterns: [LinkPattern<SettingsPlace>] = [
    LinkPattern("settings", "all to-dos", openSheet) { SettingsPlace(sheet: $0) },
    LinkPattern(
      "settings/todos", "to-dos, or one person's", .query(.text("q"), "only what holds this text"),
      .query(.id("assignee"), "to-dos of this person"),
      .query(.choice("completed", of: CompletedOnly.self), "completed ones only"), openSheet
    ) { filter, assignee, completed, sheet in
      SettingsPlace(
        query: TodoQuery(filter: filter ?? "", assignee: assignee, completedOnly: completed != nil), sheet: sheet)
    },
    LinkPattern("settings/todos/:id", "one to-do", .id()) { SettingsPlace(stack: [.todo($0)]) },
    LinkPattern("settings/preferences", "how the program looks and behaves") {
      SettingsPlace(stack: [.preferences])
    },
    LinkPattern("settings/account", "who is signed in") { .account },
  ]

  private static let openSheet = LinkParameter<SettingsSheet?>.query(
    .choice("sheet", of: SettingsSheet.self), "with this sheet open")

  /// Where somebody signs in.
  package static let account = SettingsPlace(stack: [.account])

  /// A list is narrowed to completed ones or it is not: there is no list of open ones.
  private enum CompletedOnly: String, CaseIterable, Sendable { case yes = "true" }

  package var link: Link {
    switch stack.last {
    case .todo(let id)?: return Link("settings", ["todos", "\(id)"])
    case .preferences?: return Link("settings", ["preferences"])
    case .account?: return Link("settings", ["account"])
    case nil:
      let sheet = sheet?.rawValue
      guard query != TodoQuery() else { return Link("settings", items: ["sheet": sheet]) }
      return Link(
        "settings", ["todos"],
        items: [
          "q": query.filter, "assignee": query.assignee.map(String.init),
          "completed": query.completedOnly ? "true" : nil, "sheet": sheet,
        ])
    }
  }

  package func isSamePlace(as other: SettingsPlace) -> Bool {
    stack == other.stack && query.assignee == other.query.assignee
  }
}

extension SettingsRoute: SnapshotRoute {
  package var isList: Bool { false }

  package var step: SnapshotStep {
    switch self {
    case .todo(let id): SnapshotStep("to-do", id)
    case .preferences: SnapshotStep("preferences")
    case .account: SnapshotStep("account")
    }
  }

  package init?(_ step: SnapshotStep) {
    switch (step.word, step.id) {
    case ("to-do", let id?): self = .todo(id)
    case ("preferences", nil): self = .preferences
    case ("account", nil): self = .account
    default: return nil
    }
  }
}

extension TodoQuery: SnapshotQuery {
  package var members: [(name: StaticString, value: SnapshotValue)] {
    (assignee.map { [("assignee", .id($0))] } ?? []) + (completedOnly ? [("completed", .flag)] : [])
  }

  package init() { self.init(filter: "") }

  package init(_ reader: SnapshotReader) throws(SnapshotError) {
    self.init(
      filter: try reader.filter(), assignee: try reader.id("assignee"), completedOnly: try reader.flag("completed"))
  }
}
