internal import DesignSupport
public import PeopleLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The page of a person: who it is, their first posts, their to-dos, and what can be opened from there.
public enum PersonScreen {
  public static let keyMap = KeyMap<PersonCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding([.character("s")], name: "todos", title: "to-dos", footer: true, command: .todos),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(PersonCommand.move))

  /// Where the page stands at this size, so that the selected link is in view.
  public static func offset(_ content: PersonContent, in size: Size) -> Int {
    guard let person = content.person else { return 0 }
    return DetailPage(blocks(person), size: size)
      .offset(showing: content.followsLink ? content.link : nil, from: content.offset)
  }

  public static func draw(_ content: PersonContent, on canvas: inout Canvas, in rect: Rect) {
    if let person = content.person {
      DetailPage(blocks(person), size: rect.size)
        .draw(on: &canvas, at: rect.origin, offset: content.offset, selected: content.link)
    } else if let message = content.message {
      MessageView(message, loading: "the person", on: canvas).draw(on: &canvas, in: rect)
    }
  }

  private static func blocks(_ person: PersonDetail) -> [DetailBlock] {
    let fields = [
      ("Username", person.username.isEmpty ? "" : "@" + person.username), ("Email", person.email),
      ("Phone", person.phone), ("Website", person.website), ("Company", person.company), ("City", person.city),
    ]
    return [.heading(person.name)] + fields.filter { !$0.1.isEmpty }.map { .field($0, $1) } + posts(person)
      + todos(person)
  }

  private static func posts(_ person: PersonDetail) -> [DetailBlock] {
    var blocks: [DetailBlock] = [.gap, .heading("Posts")]
    blocks += person.posts.map { title in
      title.map { person.opensPosts ? .link($0, note: "") : .text($0) } ?? .note("This entry could not be read.")
    }
    switch person.postCount {
    case nil: blocks.append(.note(person.postsTrouble ?? "Loading posts"))
    case 0?: blocks.append(.note("No posts."))
    case let count? where person.isPostCountCutShort: blocks.append(.link("All \(count)+ posts", note: ""))
    case let count?: blocks.append(.link(count == 1 ? "The one post" : "All \(count) posts", note: ""))
    }
    return blocks
  }

  private static func todos(_ person: PersonDetail) -> [DetailBlock] {
    let mark = person.isTodoCountCutShort ? "+" : ""
    let figure =
      if let done = person.todosDone, let total = person.todosTotal { "\(done)/\(total)\(mark) done" } else { "" }
    var blocks: [DetailBlock] = [.gap, .heading("To-dos")]
    if figure.isEmpty { blocks.append(.note(person.todosTrouble ?? "Counting to-dos")) }
    guard person.opensTodos else { return figure.isEmpty ? blocks : blocks + [.text(figure)] }
    return blocks + [.link("Go to settings", note: figure)]
  }
}
