internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct HelpTests {
  /// The keys that the list of keys names, each with what it does.
  private func help(at place: Destination) async -> [(keys: [String], title: String)] {
    let program = Program(at: place, size: Size(columns: 90, rows: 70))
    await program.press(.character("?"))
    let canvas = await program.settle()
    let area = Rect(x: 10, y: 4, columns: 70, rows: 62)
    #expect(canvas.line(4).contains("┌─ Keys ─") && area.maxY < canvas.size.rows)
    return (area.minY..<area.maxY).compactMap { y in
      let line = (area.minX..<area.maxX).compactMap { canvas.cell(at: Point(x: $0, y: y)).map(canvas.text) }.joined()
      guard let gap = line.dropFirst().firstRange(of: "  ") else { return nil }
      let keys = line[..<gap.lowerBound].split(separator: " ").map(String.init)
      let title = line[gap.upperBound...].split(separator: " ").joined(separator: " ")
      return keys.isEmpty || title.isEmpty ? nil : (keys, title)
    }
  }

  @Test(
    "The list of keys of every place names no key twice, and those of the shell every time",
    arguments: Destination.all.indices)
  func unambiguous(index: Int) async {
    let help = await help(at: Destination.all[index].place)
    let keys = help.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(
      help.suffix(19).map(\.title) == [
        "People", "Posts", "Settings", "next tab", "previous tab", "keys", "preferences", "show and copy the address",
        "go to an address, run a command", "previous place", "back in history",
        "forward in history", "the network: what was sent", "mouse off and on", "leave", "quit",
        "stop loading, else quit", "draw again",
        "inspect what happened",
      ])
  }

  @Test("It names the keys of the place as they are pressed")
  func place() async {
    let help = await help(at: .home)
    #expect(
      help.dropLast(19).map { "\($0.keys.joined(separator: " ")): \($0.title)" } == [
        "Enter l →: open", "/: filter", "s: their to-dos", "o: next order", "R: refresh", "j ↓: down", "k ↑: up",
        "^f PgDn: a page down", "^b PgUp: a page up", "^d: half a page down", "^u: half a page up",
        "g Home: to the first", "G End: to the last", "i: overview",
      ])
  }
}
