internal import DesignSupport
internal import ScreenSupport
public import SettingsLogic
public import StoaCanvas
public import StoaInput

/// The page of a to-do: what is to be done, whose it is, and whether it is done.
public enum TodoScreen {
  public static let keyMap = KeyMap<TodoCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding(
        [.space], name: "mark", title: "mark", footer: true, needsItem: true, command: .mark),
      KeyBinding([.character("u")], name: "undo", title: "take the last change back", command: .undo),
      KeyBinding(
        [.character("r")], name: "ask", title: "ask what became of a change", needsItem: true, command: .ask),
      KeyBinding([.character("p")], name: "person", title: "its owner", footer: true, needsItem: true, command: .owner),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(TodoCommand.move))

  /// Where the page stands at this size.
  public static func offset(_ content: TodoContent, in size: Size) -> Int {
    guard let todo = content.todo else { return 0 }
    return DetailPage(blocks(todo), size: size).offset(showing: nil, from: content.offset)
  }

  public static func draw(_ content: TodoContent, on canvas: inout Canvas, in rect: Rect) {
    if let todo = content.todo {
      DetailPage(blocks(todo), size: rect.size)
        .draw(on: &canvas, at: rect.origin, offset: content.offset, selected: 0)
    } else if let message = content.message {
      MessageView(message, loading: "the to-do", on: canvas).draw(on: &canvas, in: rect)
    }
  }

  private static func blocks(_ todo: TodoContent.Detail) -> [DetailBlock] {
    let owner = "of \(todo.owner)"
    return [.heading(todo.title), .gap, .field("To-do", "\(todo.id)"), .field("Status", status(todo))]
      + (todo.trouble.map { [.gap, .text($0)] } ?? [])
      + [.gap, todo.opensOwner ? .link(owner, note: "") : .text(owner)]
  }

  private static func status(_ todo: TodoContent.Detail) -> String {
    let state = todo.standing.isDone ? "Done" : "Pending"
    return switch todo.standing.word {
    case nil: state
    case .sending: "\(state), being sent"
    case .failed: "\(state), the change failed\(todo.mayTryAgain ? ": Space tries again" : "")"
    case .unknown: "unknown: r asks, Space sends it again"
    case .asking: "unknown, being asked"
    }
  }
}
