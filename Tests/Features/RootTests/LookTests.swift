internal import DomainLayer
internal import DomainTesting
internal import EntireTabRouter
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct LookTests {
  private func styles(_ canvas: Canvas) -> [Style] {
    (0..<canvas.size.rows).flatMap { y in
      (0..<canvas.size.columns).compactMap { canvas.cell(at: Point(x: $0, y: y))?.style }
    }
  }

  @Test("With contrast nothing is dim anywhere, without colours nothing has a hue", arguments: [80, 120])
  func themes(columns: Int) async {
    for (_, _, place) in Destination.all {
      let size = Size(columns: columns, rows: 24)
      let contrast = styles(await Program(at: place, size: size, theme: .contrast).settle())
      #expect(!contrast.contains { $0.attributes.contains(.dim) })
      let mono = styles(await Program(at: place, size: size, theme: .mono).settle())
      #expect(!mono.contains { $0.foreground != .standard })
    }
    let people = styles(await Program().settle())
    #expect(people.contains { $0.attributes.contains(.dim) })
    let todos = styles(await Program(at: Destination(SettingsPlace())).settle())
    #expect(todos.contains { $0.foreground == .green })
  }

  @Test("A theme chosen in the preferences takes effect at once and is kept")
  func chosen() async {
    let program = Program()
    await program.press(.character(","), KeyPress(.enter), .character("1"))
    #expect(!styles(await program.settle()).contains { $0.attributes.contains(.dim) })
    await program.press(.character("3"), KeyPress(.enter), .character("1"))
    let mono = styles(await program.settle())
    #expect(!mono.contains { $0.foreground != .standard } && mono.contains { $0.attributes.contains(.dim) })
    #expect(program.world.contents.preferences.theme == .mono)
    #expect(!styles(await Program(program.world).settle()).contains { $0.foreground != .standard })
  }

  @Test("ASCII is ASCII everywhere")
  func ascii() async {
    let world = SampleWorld()
    world.change { contents in
      contents.users = contents.users.map { user in
        User(
          id: user.id, name: "Person \(user.id)", username: "u\(user.id)", email: user.email, phone: user.phone,
          website: user.website, company: "Company", city: "City \(user.id % 2)")
      }
    }
    for (_, _, place) in Destination.all {
      let canvas = await Program(world, at: place, size: Size(columns: 120, rows: 24), glyphs: .ascii).settle()
      #expect(canvas.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
  }

  @Test(
    "A load that lasts turns its spinner eight times a second; without motion nothing moves", arguments: [true, false])
  func motion(isOn: Bool) async {
    let world = SampleWorld()
    world.change { $0.preferences.motion = isOn }
    let program = Program(world, domain: .withoutPeople(world))
    while !program.shell.isReady { await Task.yield() }
    _ = program.glance()
    var frames: [String] = []
    for duration in [Duration.milliseconds(200), .milliseconds(125), .milliseconds(125)] {
      await program.pass(duration, untilAsleep: 1)
      frames.append(program.glance().lines.first { $0.contains("Loading people") } ?? "")
    }
    #expect(frames.map { $0.split(separator: " ").first ?? "" } == (isOn ? ["⠋", "⠙", "⠹"] : ["⠋", "⠋", "⠋"]))
  }

  @Test("The badges are real counts, and follow what is there")
  func badges() async {
    let program = Program()
    #expect(await program.settle().line(0) == " 1 People 5  2 Posts 10  3 Settings 20")
    program.world.change {
      $0.users.removeLast()
      $0.posts.append(Post(id: 11, author: 1, title: "Post 11", body: ""))
    }
    await program.press(.character("R"), .character("2"))
    #expect(await program.settle().line(0) == " 1 People 4  2 Posts 11  3 Settings 20")
    await program.press(.character("/"))
    await program.type("11")
    #expect(await program.settle().line(0) == " 1 People 4  2 Posts 11  3 Settings 20")
  }

  @Test("A badge of what could not all be gathered carries a plus, as soon as that is known")
  func cutShortBadges() async {
    let world = SampleWorld()
    world.change { $0.cutShort = [.person, .todo] }
    let program = Program(world)
    #expect(await program.settle().line(0) == " 1 People 5+  2 Posts 10  3 Settings 20+")
    world.change { $0.cutShort = [.post] }
    await program.press(.character("R"), .character("2"), .character("R"), .character("3"))
    #expect(await program.settle().line(0) == " 1 People 5  2 Posts 10+  3 Settings 20")
  }
}
