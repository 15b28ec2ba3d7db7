internal import SettingsLogic
internal import StoaCanvas

/// How a to-do's standing looks: a sign, a word and their colours, of which the word alone says it all.
struct StandingLook {
  let sign: String
  let word: String
  let signStyle: Style
  let wordStyle: Style

  init(_ standing: TodoStanding, glyphs: GlyphSet) {
    let check = standing.isDone ? String(glyphs.check) : " "
    switch standing.word {
    case nil:
      self.init(check, standing.isDone ? "Done" : "Pending", .green, standing.isDone ? .green : .yellow)
    case .sending: self.init(check, "Sending", .cyan, .cyan)
    case .failed: self.init(String(glyphs.cross), "Failed", .red, .red)
    case .unknown: self.init("?", "Unknown", .magenta, .magenta)
    case .asking: self.init("?", "Asking", .cyan, .cyan)
    }
  }

  private init(_ sign: String, _ word: String, _ signHue: Hue, _ wordHue: Hue) {
    self.sign = sign
    self.word = word
    signStyle = Style(foreground: signHue)
    wordStyle = Style(foreground: wordHue)
  }
}
