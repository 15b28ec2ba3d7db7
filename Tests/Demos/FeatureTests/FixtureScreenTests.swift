internal import DomainLayer
internal import DomainTesting
internal import FeatureDemo
internal import FeaturesRoot
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

/// What a feature over the fixtures shows, and what the shell over it asks the terminal for.
@FlowActor struct FixtureScreenTests {
  @Test("Every feature opens at its first row, without the bar of tabs", arguments: TabChoice.all.names)
  func every(name: String) async throws {
    let screen = try await FixtureRun(name).screen()
    #expect(screen.line(0) == " Stoa")
    #expect(screen.line(22).contains(" 1/"))
  }

  @Test("People are those of the fixtures")
  func people() async throws {
    expect(
      try await FixtureRun("people", size: .small).screen(),
      shows: """
         Stoa
         5 people               3 cities
         Ada Morel                           [Lyon] ┃
           @ada1 · ada1@example.org    Atelier Nord ┃
         Bo Lindgren                        [Malmö] ┃
           @bo2 · bo2@example.org        Kustlinjen ┃
         Chiara Neri                         [Lyon] ┃
           @chiara3 · chiara3@example.o… Filo Rosso ┃
         Dae Han                             [서울] │
           @dae4 · dae4@example.org            한빛 │
         People                                  1/5
         Enter open  / filter  R refresh  ? keys
        """)
  }

  @Test("An address opens its place")
  func place() async throws {
    expect(
      try await FixtureRun("posts", "posts/3", size: .small).screen(),
      shows: """
         Stoa
         Post 3                                     ┃
         by Bo Lindgren                             ┃
                                                    ┃
         The first line of post 3.                  ┃
         The second line of post 3, which is a      │
         little longer than the first.              │
                                                    │
         Comments                                   │
         Comment 5                                  │
         Post 3
         Enter open  R refresh  Esc back  ? keys
        """)
  }

  @Test("In ASCII there is nothing else")
  func ascii() async throws {
    expect(
      try await FixtureRun("settings", "--ascii", size: .small).screen(),
      shows: """
         Stoa
         10 completed           10 remaining
         [ ] completed only
           To-do 1              Ada Morel [Pending] #
         x To-do 2              Ada Morel [Done]    #
           To-do 3              Ada Morel [Pending] |
         x To-do 4              Ada Morel [Done]    |
           To-do 5            Bo Lindgren [Pending] |
         x To-do 6            Bo Lindgren [Done]    |
           To-do 7            Bo Lindgren [Pending] |
         To-dos                                 1/20
         Enter open  Space mark  / filter  ? keys
        """)
  }

  @Test("A world that fails is seen to fail")
  func failure() async throws {
    let world = SampleWorld()
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let screen = try await FixtureRun("people", world: world, size: .small).screen()
    expect(
      screen,
      shows: """
         Stoa
         - people               - cities

               The service cannot be reached.
          Check the network and the address of the
                          service.

                        R tries again


         People
         / filter  R refresh  i overview  ? keys
        """)
  }

  @Test("What another tab would show, and the inspector, are refused in the status line")
  func refusals() async throws {
    let run = try FixtureRun("people", size: .small)
    await run.press(.character("s"))
    let lacking = await run.screen().line(10)
    #expect(lacking == " There is no tab Settings here.          1/5")
    await run.press(.function(12))
    let without = await run.screen().line(10)
    #expect(without == " A demo over fixtures has no inspector.  1/5")
  }

  @Test("What the shell asks for goes to the terminal, and leaving ends the program")
  func terminal() async throws {
    let run = try FixtureRun("people", "people/3", size: .small)
    await run.press(.character("y"), .control("l"), .character("m"))
    #expect(run.program.takeOutput() == [.copy("stoa://people/3"), .redraw, .mouse(false)])
    #expect(run.program.takeOutput() == [])
    #expect(run.program.exit == nil)
    await run.press(.character("Q"))
    #expect(run.program.exit == 0)
  }
}
