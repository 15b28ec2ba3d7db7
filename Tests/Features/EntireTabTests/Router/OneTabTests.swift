internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// The shell over one tab: it has no bar of tabs, and says what another tab would be needed for.
@FlowActor struct OneTabTests {
  private let people = Destination(PeoplePlace())

  private func peopleAlone() async -> Shell {
    let shell = Shell(tabs: [.people])
    await shell.settle()
    return shell
  }

  @Test("The top line names the program alone")
  func bar() async {
    #expect(await peopleAlone().settle().line(0) == " Stoa")
  }

  @Test(
    "Keys that lead from tab to tab are the place's", arguments: [.character("1"), .character("]"), KeyPress(.tab)])
  func tabKeys(key: KeyPress) async {
    let shell = await peopleAlone()
    await shell.press(key)
    #expect(shell.people.stub.events == [.key(key)])
    #expect(shell.destination == people)
  }

  @Test("The list of keys has none of them, nor the key of the preferences, which are in another tab")
  func help() async {
    let shell = await peopleAlone()
    await shell.press(.character("?"))
    let lines = await shell.settle().lines
    #expect(lines.contains { $0.contains("show and copy the address") })
    #expect(!lines.contains { $0.contains("preferences") })
    #expect(!lines.contains { $0.contains("next tab") || $0.contains("People") && $0.contains(" 1 ") })
  }

  @Test("The address line offers what the list of keys does")
  func commands() async {
    let alone = await peopleAlone().coordinator.commands.map(\.name)
    #expect(alone.prefix(3) == ["open", "keys", "address"])
    #expect(!alone.contains("preferences"))
    let settings = Shell(tabs: [.settings], start: Destination(SettingsPlace()))
    #expect(settings.coordinator.commands.map(\.name).prefix(4) == ["open", "keys", "preferences", "address"])
  }

  @Test("To-dos that no tab could show are not looked for")
  func todos() async {
    let held = HeldTodos()
    let shell = Shell(held.world, domain: held.domain, tabs: [.people])
    await shell.settle()
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    #expect(await shell.status() == " There is no tab Settings here.")
    #expect(held.asked == [])
    #expect(shell.destination == people)
  }

  @Test("What another tab would show is refused where it was asked, until the next key")
  func intents() async {
    let shell = await peopleAlone()
    shell.coordinator.handle(PeopleIntent.showPost(3))
    #expect(await shell.status() == " There is no tab Posts here.")
    await shell.press(.character("j"))
    #expect(await shell.status() == "")
    #expect(shell.destination == people)
  }

  @Test("The person of a post or of a to-do is refused, too")
  func person() async {
    for tab in [ShellTab.posts, .settings] {
      let shell = Shell(
        tabs: [tab], start: Destination(tab == .posts ? PostsPlace() as any ShellPlace : SettingsPlace()))
      await shell.settle()
      if tab == .posts {
        shell.coordinator.handle(PostsIntent.showPerson(1))
      } else {
        shell.coordinator.handle(SettingsIntent.showPerson(1))
      }
      #expect(await shell.status() == " There is no tab People here.")
    }
  }

  @Test("Preferences are in another tab")
  func preferences() async {
    let shell = await peopleAlone()
    await shell.press(.character(","))
    #expect(await shell.status() == " There are no preferences here.")
    #expect(shell.destination == people)
  }

  @Test("An address of another tab is unknown, and the way back leads nowhere")
  func addresses() async {
    let shell = await peopleAlone()
    await shell.press(.character(":"))
    for character in "settings" { await shell.press(.character(character)) }
    await shell.press(KeyPress(.enter))
    #expect(await shell.status() == " there is no place and no command 'settings'; try people, keys")
    await shell.press(KeyPress(.escape), .character("-"))
    #expect(await shell.status() == " There is no previous place yet.")
    await shell.press(.character("H"))
    #expect(await shell.status() == " There is nothing to go back to.")
  }

  @Test("Its address can be copied, and leaving it ends the program")
  func leaving() async {
    let shell = await peopleAlone()
    await shell.press(.character("y"))
    #expect(shell.raised == [.copy("stoa://people")])
    await shell.press(.character("q"))
    #expect(shell.raised == [.copy("stoa://people"), .exit(0)])
  }
}
