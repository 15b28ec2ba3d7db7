internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import PeopleUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow

/// What is drawn on a canvas of this size, as plain lines.
func screen(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, isStill: Bool = false,
  draw: (inout Canvas, Rect) -> Void
) -> String {
  screen(Size(columns: columns, rows: rows), glyphs: glyphs, isStill: isStill, draw).lines.joined(separator: "\n")
}

/// The list of people after these actions, laid out and drawn at a size.
func peopleScreen(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, isStill: Bool = false, _ actions: [PeopleAction]
) -> String {
  let content = PeopleContent(.laidOut(columns, rows, actions))
  return screen(columns, rows, glyphs: glyphs, isStill: isStill) { PeopleScreen.draw(content, on: &$0, in: $1) }
}

/// The page of a person after these actions, laid out and drawn at a size.
func personScreen(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, from start: PersonState? = nil, _ actions: [PersonAction]
) -> String {
  let size = Size(columns: columns, rows: rows)
  let offset = PersonScreen.offset(PersonContent(.after(actions, from: start)), in: size)
  let content = PersonContent(.after(actions + [.page(.settled(offset: offset, height: rows))], from: start))
  return screen(columns, rows, glyphs: glyphs) { PersonScreen.draw(content, on: &$0, in: $1) }
}

/// A person's posts after these actions, laid out and drawn at a size.
func personPostsScreen(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, _ actions: [PersonPostsAction]
) -> String {
  let hasFilter = PersonPostsState.after(actions).list.filter.isShown
  let height = PersonPostsScreen.capacity(hasFilter: hasFilter, in: Size(columns: columns, rows: rows))
  let content = PersonPostsContent(.after(actions + [.list(.shown(height: height))]))
  return screen(columns, rows, glyphs: glyphs) { PersonPostsScreen.draw(content, on: &$0, in: $1) }
}

/// The overview after these actions, over a place of this size.
func overviewSheet(_ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, _ actions: [PeopleAction]) -> String {
  let area = OverviewSheet.area(in: Rect(x: 0, y: 0, columns: columns, rows: rows))
  let offset = OverviewSheet.offset(OverviewContent(.after(actions)), in: area.size)
  let height = OverviewSheet.height(in: area.size)
  let content = OverviewContent(.after(actions + [.overview(.settled(offset: offset, height: height))]))
  return screen(columns, rows, glyphs: glyphs) { canvas, _ in OverviewSheet.draw(content, on: &canvas, in: area) }
}

extension PeopleState {
  /// The list after these actions, with as many rows in view as a place of this size has room for.
  static func laidOut(_ columns: Int, _ rows: Int, _ actions: [PeopleAction]) -> PeopleState {
    let state = PeopleState.after(actions)
    let size = Size(columns: columns, rows: rows)
    let height = PeopleScreen.capacity(hasFilter: state.list.filter.isShown, in: size)
    return .after([.list(.shown(height: height))], from: state)
  }
}
