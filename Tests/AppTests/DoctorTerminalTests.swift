internal import StoaApp
internal import StoaCanvas
internal import StoaTerminal
internal import Testing

/// What the doctor says of the terminal.
@Suite struct DoctorTerminalTests {
  @Test func aTerminalThatIsNotKnownHereIsNamedWithTheOneInItsPlace() {
    var facts = DoctorMachine.well
    facts.environment.term = "nosuch"
    #expect(DoctorMachine.rows(facts, "TERM") == ["  TERM             nosuch, unknown here: xterm-256color is used"])
    #expect(
      DoctorMachine.advice(facts) == ["TERM=nosuch has no entry: install ncurses-term, or export TERM=xterm-256color"])
    facts.environment.term = ""
    #expect(DoctorMachine.rows(facts, "TERM") == ["  TERM             not set: xterm-256color is used"])
    #expect(DoctorMachine.advice(facts) == ["TERM is not set: export TERM=xterm-256color"])
    facts.description = nil
    #expect(
      DoctorMachine.rows(facts, "TERM", "colours") == [
        "  TERM             not set: no description", "  colours          none (no description)",
      ])
    #expect(
      DoctorMachine.advice(facts) == ["there are no terminal descriptions: install ncurses-base, or set TERMINFO"])
  }

  @Test func aTerminalThatCannotPlaceTextHasNoModes() {
    var facts = DoctorMachine.well
    facts.environment.term = "dumb"
    facts.description = TerminalDescription(
      name: "dumb", colors: 0, palette: .none, canPlaceCursor: false, hasPrivateModes: false,
      hasAlternateScreen: false)
    facts.widths = .untested("TERM=dumb tells no position")
    #expect(
      DoctorMachine.rows(facts, "TERM", "screen", "mouse", "paste", "not tested") == [
        "  TERM             dumb, cannot place text", "  screen           the prompt's own", "  mouse            none",
        "  paste            cannot be told from keys", "  not tested       TERM=dumb tells no position",
      ])
    #expect(DoctorMachine.advice(facts) == ["TERM=dumb cannot place text: export TERM=xterm-256color, or use --print"])
  }

  @Test func whyThereAreNoColoursIsSaid() {
    var facts = DoctorMachine.well
    facts.description?.palette = .none
    facts.environment.refusesColor = true
    #expect(
      DoctorMachine.rows(facts, "colours", "NO_COLOR") == [
        "  colours          none (NO_COLOR is set)", "  NO_COLOR         set",
      ])
    #expect(DoctorMachine.advice(facts) == ["nothing"])
    facts.color = .never
    #expect(DoctorMachine.rows(facts, "colours") == ["  colours          none (--color never)"])
    facts.color = .auto
    facts.environment.refusesColor = false
    facts.environment.term = "vt100"
    facts.description = TerminalDescription(name: "vt100", colors: 0, palette: .none)
    #expect(DoctorMachine.rows(facts, "colours") == ["  colours          none (vt100 has none)"])
    #expect(
      DoctorMachine.advice(facts) == ["TERM=vt100 has no colours: if your terminal has, export TERM=xterm-256color"])
    facts.description = TerminalDescription(name: "vt100", colors: 8, palette: .basic)
    #expect(DoctorMachine.rows(facts, "colours") == ["  colours          8 (vt100 has 8)"])
  }

  @Test func shadesThatAreFaintOnTheBackgroundAreNamed() {
    var facts = DoctorMachine.well
    facts.colors = TerminalColors(
      background: .white,
      palette: [
        1: .black, 2: TerminalColor(red: 0, green: 0.8, blue: 0), 3: TerminalColor(red: 0.8, green: 0.8, blue: 0),
        // No screen uses it.
        6: TerminalColor(red: 0, green: 0.8, blue: 0.8),
      ])
    #expect(DoctorMachine.rows(facts, "background") == ["  background       #ffffff, light"])
    #expect(
      DoctorMachine.advice(facts) == [
        "green, yellow can hardly be read on your background: choose other shades, or --theme contrast"
      ])
    facts.description?.palette = .none
    #expect(DoctorMachine.advice(facts) == ["nothing"])
    facts.colors.background = .black
    #expect(DoctorMachine.rows(facts, "background") == ["  background       #000000, dark"])
  }

  @Test func whatStandsBetweenIsNamedAndAMultiplexersOwnNameIsWanted() {
    var facts = DoctorMachine.well
    facts.environment.isRemote = true
    facts.environment.multiplexer = .tmux
    facts.environment.size = Size(columns: 30, rows: 24)
    #expect(DoctorMachine.rows(facts, "in between") == ["  in between       tmux, ssh"])
    #expect(
      DoctorMachine.advice(facts) == [
        "TERM=xterm-256color is not what tmux is: set its default terminal to tmux-256color",
        "the terminal is 30x24: make it 40x10 or larger",
      ])
    facts.environment.term = "screen-256color"
    facts.description?.name = "screen-256color"
    #expect(DoctorMachine.advice(facts) == ["the terminal is 30x24: make it 40x10 or larger"])
  }
}
