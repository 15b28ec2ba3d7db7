internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct CancelTests {
  @Test("^c stops a load that is stuck; the next two ask and quit")
  func stuck() async {
    let world = SampleWorld()
    let program = Program(world, domain: .withoutPeople(world))
    while !program.shell.isReady { await Task.yield() }
    _ = program.glance()
    program.shell.handle(.key(.control("c")))
    let stopped = program.glance()
    #expect(stopped.lines.contains { $0.contains("Stopped.") })
    #expect(stopped.lines.contains { $0.contains("R tries again") })
    program.shell.handle(.key(.control("c")))
    #expect(program.glance().line(22).hasPrefix(" Press ^c again to quit."))
    #expect(program.raised.isEmpty)
    program.shell.handle(.key(.control("c")))
    #expect(program.raised == [.exit(130)])
  }

  @Test("With a load the counts that wait for the same answer are stopped: nobody asks any more")
  func counts() async {
    let world = SampleWorld()
    let people = StuckPeople()
    let program = Program(world, domain: .withoutPeople(world, people))
    while people.waiting < 2 {
      _ = program.glance()
      await Task.yield()
    }
    program.shell.handle(.key(.control("c")))
    for _ in 0..<100_000 where people.waiting > 0 { await Task.yield() }
    #expect(people.waiting == 0)
  }

  @Test("Another key after the question takes it back")
  func takenBack() async {
    let program = Program()
    await program.press(.control("c"), .character("j"), .control("c"))
    #expect(program.raised.isEmpty)
    let status = await program.status()
    #expect(status.hasPrefix(" Press ^c again to quit. ") && status.hasSuffix(" 2/5"))
  }

  @Test("A refresh that fails keeps the rows, says so, and R tries again")
  func failedRefresh() async {
    let program = Program()
    await program.settle()
    program.world.change { $0.failures[.person] = DomainError(.unreachable) }
    await program.press(.character("R"))
    #expect(await program.status().hasPrefix(" The service cannot be reached. R tries again"))
    #expect(await program.settle().lines.contains { $0.hasPrefix(" Ada Morel") })
    program.world.change { $0.failures = [:] }
    await program.press(.character("R"))
    #expect(await program.status() == String(repeating: " ", count: 76) + "1/5")
  }

  @Test("A service out of reach at the start is said on the page, and the tabs work")
  func unreachable() async {
    let world = SampleWorld()
    world.change {
      for subject in Subject.allCases { $0.failures[subject] = DomainError(.unreachable) }
    }
    let program = Program(world)
    for key in ["1", "2", "3"] as [Character] {
      await program.press(.character(key))
      let canvas = await program.settle()
      #expect(canvas.line(0) == " 1 People  2 Posts  3 Settings")
      #expect(canvas.lines.contains { $0.contains("The service cannot be reached.") })
    }
  }
}
