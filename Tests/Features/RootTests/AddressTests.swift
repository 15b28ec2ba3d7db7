internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct AddressTests {
  @Test("Every address can be started at, and y gives it back", arguments: Destination.all.indices)
  func start(index: Int) async {
    let (address, title, place) = Destination.all[index]
    let program = Program(at: place)
    let canvas = await program.settle()
    #expect(program.address == address)
    #expect(canvas.line(1).hasPrefix("── \(title) ─"))
    #expect(!canvas.lines.contains { $0.contains("Loading") || $0.contains("tries again") })
    await program.press(.character("y"))
    #expect(program.raised == [.copy("stoa://\(address)")])
    #expect(await program.status().hasPrefix(" stoa://\(address) copied"))
  }

  @Test("Every address can be opened from every other one")
  func open() async {
    let program = Program()
    for (address, title, place) in Destination.all + Destination.all.reversed() {
      await program.open(place)
      #expect(program.address == address)
      let line = await program.settle().line(1)
      #expect(line.hasPrefix("── \(title) ─"))
    }
  }

  @Test("Of every address, and of each parameter that it may have, there are words for what it does")
  func words() {
    for pattern in TabChoice.all.book.resolver.patterns {
      #expect(!pattern.summary.isEmpty, "of \(pattern.usage)")
      let silent = pattern.slots.filter { $0.isInQuery && $0.summary.isEmpty }.map(\.name)
      #expect(silent == [], "of \(pattern.usage)")
    }
  }

  @Test("An address of what does not exist says so at its place")
  func notFound() async {
    for (place, text) in [
      (Destination(PeoplePlace(stack: [.person(77)])), "There is no person 77."),
      (Destination(PostsPlace(stack: [.post(77)])), "There is no post 77."),
      (Destination(SettingsPlace(stack: [.todo(77)])), "There is no to-do 77."),
    ] {
      let canvas = await Program(at: place).settle()
      #expect(canvas.lines.contains { $0.contains(text) })
    }
  }
}
