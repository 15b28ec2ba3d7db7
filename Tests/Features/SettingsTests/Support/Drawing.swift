internal import SettingsInterface
internal import SettingsLogic
internal import SettingsTesting
internal import SettingsUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow

/// The list as it is drawn at this size.
func draw(_ state: TodosState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  let shown = state.and(.list(.shown(height: TodosScreen.capacity(in: size))))
  return screen(size, glyphs: glyphs) { canvas, rect in
    TodosScreen.draw(TodosContent(shown), on: &canvas, in: rect)
  }
}

/// The page of a to-do as it is drawn at this size.
func draw(_ state: TodoState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  let offset = TodoScreen.offset(TodoContent(state), in: size)
  let settled = state.and(.page(.settled(offset: offset, height: size.rows)))
  return screen(size, glyphs: glyphs) { canvas, rect in
    TodoScreen.draw(TodoContent(settled), on: &canvas, in: rect)
  }
}

/// The digest as it is drawn over a body of this size.
func draw(_ state: DigestState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  screen(size, glyphs: glyphs) { canvas, body in
    let area = DigestSheet.area(in: body)
    let offset = DigestSheet.offset(DigestContent(state), in: area.size)
    let settled = state.and(.page(.settled(offset: offset, height: DigestSheet.height(in: area.size))))
    DigestSheet.draw(DigestContent(settled), on: &canvas, in: area)
  }
}

/// The account place as it is drawn at this size.
func draw(_ state: AccountState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  screen(size, glyphs: glyphs) { canvas, rect in
    AccountScreen.draw(AccountContent(state), on: &canvas, in: rect)
  }
}

/// The preferences as they are drawn at this size.
func draw(_ state: PreferencesState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  let facts = ProgramFacts(version: "1.2.3", backend: "embedded", dataDirectory: "/home/ada/.local/share/stoa")
  return screen(size, glyphs: glyphs) { canvas, rect in
    PreferencesScreen.draw(PreferencesContent(state, facts: facts), on: &canvas, in: rect)
  }
}
