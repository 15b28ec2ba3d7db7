internal import EntireTabUI
internal import InspectorSupport
internal import PeopleUI
internal import PostsUI
internal import SettingsUI
internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

/// Every key that the list of keys shows anywhere is pressed by some tape, in the place that it belongs to.
@FlowActor struct KeyCoverageTests {
  @Test func everyKeyIsPressedInItsPlace() async throws {
    var pressed: Set<PressedKey> = []
    for journey in Journey.all where journey.isAmongUsualTabs {
      _ = try await journey.play { stage, program in
        WatchedStage(
          stage,
          onBytes: { bytes in
            let place = PlaceName(program.destination, footer: stage.frame().lines.last ?? "")
            var decoder = InputDecoder()
            for case .key(let press) in decoder.feed(bytes) + decoder.flush() {
              pressed.insert(PressedKey(press, in: place))
            }
          })
      }
    }
    let overlays: Set<PlaceName> = [.filterLine, .addressLine, .signIn, .inspector, .inspectorFilter, .network]
    let anywhere = Set(pressed.filter { !overlays.contains($0.place) }.map(\.key))
    let missing =
      Self.ownKeys.filter { !pressed.contains($0) }.map(\.description)
      + Self.sharedKeys.filter { !anywhere.contains($0) }.map(\.label)
    #expect(missing.isEmpty, "no tape presses \(missing.joined(separator: ", "))")
  }

  /// The keys of each place's own map. Those of an account that cannot be read are not among them: no tape can have
  /// a token that is there and cannot be read.
  private static var ownKeys: [PressedKey] {
    keys(.people, PeopleScreen.keyMap) + keys(.person, PersonScreen.keyMap)
      + keys(.personPosts, PersonPostsScreen.keyMap)
      + keys(.overview, OverviewSheet.keyMap) + keys(.posts, PostsScreen.keyMap) + keys(.post, PostScreen.keyMap)
      + keys(.comments, CommentsScreen.keyMap) + keys(.highlights, HighlightsSheet.keyMap)
      + keys(.todos, TodosScreen.keyMap) + keys(.todo, TodoScreen.keyMap) + keys(.digest, DigestSheet.keyMap)
      + keys(.preferences, PreferencesScreen.keyMap) + keys(.account, AccountScreen.signedInKeys)
      + keys(.signIn, AccountScreen.formKeys) + keys(.addressLine, ShellKeys.line)
      + keys(.listOfKeys, ShellKeys.help) + keys(.inspector, InspectorKeys.all)
      + keys(.network, InspectorKeys.network)
      + [KeyPress(.enter), KeyPress(.escape)].map { PressedKey($0, in: .inspectorFilter) }
      + [KeyPress(.enter), KeyPress(.escape), KeyPress(.down), KeyPress(.up)].map { PressedKey($0, in: .filterLine) }
      + [.people, .posts, .todos].map { PressedKey(.character("i"), in: $0) }
  }

  /// The keys of the shell, and those that lead back.
  private static var sharedKeys: [KeyPress] {
    JourneyTabs.keys.bindings.flatMap(\.keys)
      + [KeyPress(.escape), .character("h"), KeyPress(.left), KeyPress(.backspace)]
  }

  private static func keys<Command>(_ place: PlaceName, _ map: KeyMap<Command>) -> [PressedKey] {
    map.bindings.flatMap(\.keys).map { PressedKey($0, in: place) }
  }
}
