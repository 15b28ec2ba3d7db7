internal import StoaTerminal
internal import Testing

struct TerminalEnvironmentTests {
  private func environment(_ variables: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment(variables: { variables[$0] })
  }

  @Test func `NO_COLOR decides unless the choice does`() {
    let plain = environment([:])
    let refusing = environment(["NO_COLOR": "1"])
    #expect(plain.palette(.auto) == .extended)
    #expect(plain.palette(.never) == .none)
    #expect(refusing.palette(.auto) == .none)
    #expect(refusing.palette(.always) == .extended)
    #expect(environment(["NO_COLOR": ""]).palette(.auto) == .extended)
  }

  @Test func `The escape delay is longer over the network, and ESCDELAY overrides it`() {
    #expect(environment([:]).escapeDelay == .milliseconds(25))
    #expect(environment(["SSH_CONNECTION": "a 1 b 2"]).escapeDelay == .milliseconds(100))
    #expect(environment(["SSH_CONNECTION": "a 1 b 2", "ESCDELAY": "40"]).escapeDelay == .milliseconds(40))
    #expect(environment(["ESCDELAY": "soon"]).escapeDelay == .milliseconds(25))
    #expect(environment(["ESCDELAY": "-1"]).escapeDelay == .milliseconds(25))
  }

  @Test func `What stands between the program and the terminal is known`() {
    #expect(environment(["TMUX": "/tmp/tmux-0/default,1,0"]).multiplexer == .tmux)
    #expect(environment(["STY": "1.pts-0"]).multiplexer == .screen)
    #expect(environment([:]).multiplexer == nil)
    #expect(environment(["SSH_TTY": "/dev/pts/1"]).isRemote)
  }

  @Test func `A terminal that cannot show the program is refused with what to do`() {
    var found = environment(["TERM": "xterm"])
    #expect(found.refusal == "standard output is not a terminal: run it in one")
    found.outputIsTerminal = true
    #expect(found.refusal == "standard input is not a terminal: run it in one")
    found.inputIsTerminal = true
    #expect(found.refusal == nil)
    found.term = "dumb"
    #expect(found.refusal == "TERM=dumb cannot place text on the screen: set TERM")
  }

  @Test(arguments: [
    (String?.none, true, true), ("C", true, false), ("de_DE.ISO-8859-1", true, false), ("en_US.UTF-8", false, true),
    ("en_US.utf8", false, true), ("en_US", false, false), ("POSIX", true, false),
  ])
  func `C.UTF-8 stands in for no locale and for a UTF-8 one that is missing`(
    asked: String?, isKnown: Bool, standsIn: Bool
  ) {
    #expect(CharacterLocale.wantsStandIn(asked: asked, isKnown: isKnown) == standsIn)
  }
}
