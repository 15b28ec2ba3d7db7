internal import DesignSupport
public import SettingsLogic
public import StoaCanvas
public import StoaInput

/// How the program looks and behaves, and what it says about itself.
public enum PreferencesScreen {
  public static let keyMap = KeyMap<PreferencesCommand>([
    KeyBinding(
      [KeyPress(.enter), .character(" "), .character("l"), KeyPress(.right)], name: "change", title: "change",
      footer: true, command: .change),
    KeyBinding([.character("j"), KeyPress(.down)], name: "down", title: "down", command: .down),
    KeyBinding([.character("k"), KeyPress(.up)], name: "up", title: "up", command: .up),
  ])

  public static func draw(_ content: PreferencesContent, on canvas: inout Canvas, in rect: Rect) {
    let blocks: [DetailBlock] =
      [
        .heading("Preferences"), .link("Theme", note: content.theme),
        .link("Motion", note: content.isMotionOn ? "on" : "off"),
      ] + (content.keptAnswers.map { [.link("Kept answers", note: $0)] } ?? []) + [.gap, .heading("About")]
      + content.facts.map { .field($0.name, $0.value) }
    let page = DetailPage(blocks, size: rect.size)
    page.draw(
      on: &canvas, at: rect.origin, offset: page.offset(showing: content.selection, from: 0),
      selected: content.selection)
  }
}
