internal import DomainLayer
internal import EntireTabRouter
internal import FeaturesRoot
internal import StoaApp
internal import StoaCanvas
internal import StoaTerminal
internal import Testing

@Suite struct CommandParserTests {
  @Test func noWordsOpenTheProgramWithTheDefaults() throws {
    #expect(try parse() == Invocation())
  }

  @Test func aWordIsTheAddressToOpen() throws {
    #expect(try parse("people/3").link == "people/3")
    #expect(try parse("--open", "posts?author=3").link == "posts?author=3")
    #expect(try parse("--tab", "settings").link == "settings")
  }

  @Test func everyFlagTakesItsValueAfterASpaceOrAnEqualsSign() throws {
    var wanted = Invocation()
    wanted.backend = "http://127.0.0.1:3000"
    wanted.tokenFile = "token"
    wanted.dataDirectory = "/data"
    wanted.sampleSize = 1000
    wanted.seed = 7
    wanted.print = .json
    wanted.size = Size(columns: 100, rows: 30)
    wanted.color = .never
    wanted.theme = .mono
    wanted.isASCII = true
    wanted.log = "log"
    let words = [
      "--backend", "http://127.0.0.1:3000", "--token-file", "token", "--data-dir", "/data", "--sample-size", "1000",
      "--seed", "7", "--print", "json", "--size", "100x30", "--color", "never", "--theme", "mono", "--ascii", "--log",
      "log",
    ]
    #expect(try CommandParser.parse(words, environment: { _ in nil }) == wanted)
    let joined = [
      "--backend=http://127.0.0.1:3000", "--token-file=token", "--data-dir=/data", "--sample-size=1000", "--seed=7",
      "--print=json", "--size=100x30", "--color=never", "--theme=mono", "--ascii", "--log=log",
    ]
    #expect(try CommandParser.parse(joined, environment: { _ in nil }) == wanted)
  }

  @Test func theEnvironmentGivesDefaultsThatFlagsOverrule() throws {
    let variables = [
      "STOA_BACKEND": "http://one.example", "STOA_DATA_DIR": "/one", "STOA_COLOR": "never", "STOA_TOKEN": "secret",
      "STOA_LOG": "one.log", "STOA_THEME": "contrast",
    ]
    let found = try CommandParser.parse(["--data-dir", "/two"], environment: { variables[$0] })
    #expect(found.backend == "http://one.example")
    #expect(found.dataDirectory == "/two")
    #expect(found.color == .never)
    #expect(found.token == "secret")
    #expect(found.log == "one.log")
    #expect(found.theme == .contrast)
  }

  @Test(arguments: ["HTTP://h:1", "Https://h", "https://h/base"])
  func theSchemeOfAServiceHasNoCase(address: String) throws {
    #expect(try parse("--backend", address).backend == address)
  }

  @Test func commandsAreRead() throws {
    #expect(try parse("links", "list").command == .listLinks)
    #expect(try parse("links", "explain", "people/3").command == .explainLink("people/3"))
    #expect(try parse("paths").command == .paths)
    #expect(try parse("--version").command == .version)
    #expect(try parse("-h").command == .help)
    #expect(try parse("help").command == .help)
    #expect(try parse("links", "--help").command == .help)
  }

  @Test(arguments: [
    (["--hlep"], "there is no flag '--hlep'; did you mean --help?"),
    (["--zzz"], "there is no flag '--zzz'; see stoa --help"),
    (["--sample-size", "0"], "--sample-size takes a number from 1 to 10000000, not '0'"),
    (["--sample-size", "x"], "--sample-size takes a number from 1 to 10000000, not 'x'"),
    (["--sample-size"], "--sample-size N: the value is missing"),
    (
      ["--log", "--offline"],
      "--log FILE: the value is missing, '--offline' is a flag; a value like that is written --log=--offline"
    ),
    (["--open", "-h"], "--open LINK: the value is missing, '-h' is a flag; a value like that is written --open=-h"),
    (["--log", "--", "people"], "--log FILE: the value is missing, '--' is a flag"),
    (["--log="], "--log FILE: the value is missing"),
    (["--fault"], "--fault RESOURCE:WHAT: the value is missing; write it like --fault posts:status=500"),
    (["--fault", ""], "--fault RESOURCE:WHAT: the value is missing; write it like --fault posts:status=500"),
    (["--seed", "-1"], "--seed takes a whole number, not '-1'"),
    (["--print", "pdf"], "--print takes one of screen, ansi, text, json, not 'pdf'"),
    (["--size", "80"], "--size takes COLSxROWS such as 80x24, at most 1000x1000, not '80'"),
    (["--size", "0x24"], "--size takes COLSxROWS such as 80x24, at most 1000x1000, not '0x24'"),
    (["--color", "red"], "--color takes one of auto, always, never, not 'red'"),
    (["--theme", "pink"], "--theme takes one of default, contrast, mono, not 'pink'"),
    (["--ascii=yes"], "--ascii takes no value"),
    (
      ["--backend", "ftp://x"],
      "--backend takes 'embedded' or an http address such as http://127.0.0.1:3000, not 'ftp://x'"
    ),
    (["people", "posts"], "one address at a time: 'posts' is too much"),
    (["people", "--open", "posts"], "'people' and --open or --tab name two places; give one"),
    (["links"], "stoa links takes 'list' or 'explain LINK'"),
    (["links", "explain"], "stoa links explain takes one LINK"),
  ])
  func aWrongLineSaysWhatIsWrongAndWhatToDo(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try CommandParser.parse(words, environment: { _ in nil }) }
  }

  @Test func aTabThatIsNoneIsRefusedWithThoseThatThereAre() throws {
    let error = try #require(throws: UsageError.self) { try parse("--tab", "nowhere") }
    #expect(error.message.hasPrefix("there is no tab 'nowhere'; try people, posts"))
  }

  @Test(arguments: [",", "people,", "people,people", "people,nowhere"])
  func someTabsAreNamedOnceEach(names: String) {
    let known = TabChoice.all.names.joined(separator: ",")
    #expect(throws: UsageError("--tabs takes names of tabs with commas between them, each once: \(known)")) {
      try parse("--tabs=\(names)")
    }
  }

  @Test func someTabsComeInTheOrderInWhichTheyAreNamed() throws {
    let invocation = try parse("--tabs", "posts,people")
    #expect(invocation.tabs.names == ["posts", "people"])
    #expect(invocation.tabs.book.home.address == "posts")
  }

  @Test func whatLooksLikeAFlagIsAValueBehindAnEqualsSign() throws {
    #expect(try parse("--log=--offline").log == "--offline")
    #expect(try parse("--log", "-log").log == "-log")
  }

  @Test func theNearestFlagIsSuggestedWhenOneIsNear() {
    #expect(Suggestion.nearest(to: "--sample-sise", among: ["--seed", "--sample-size", "--size"]) == "--sample-size")
    #expect(Suggestion.nearest(to: "--pritn", among: ["--print", "--log"]) == "--print")
    #expect(Suggestion.nearest(to: "--quux", among: ["--print", "--log"]) == nil)
  }

  @Test func distancesCountEditsAndSwaps() {
    #expect(Suggestion.distance("abc", "abc") == 0)
    #expect(Suggestion.distance("abc", "acb") == 1)
    #expect(Suggestion.distance("abc", "") == 3)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
  }

  @Test func theHelpNamesEveryFlag() {
    let flags = [
      "--open LINK", "--tab NAME", "--backend embedded|URL", "--token-file FILE", "--data-dir DIR", "--sample-size N",
      "--seed N", "--print screen|ansi|text|json", "--size COLSxROWS", "--color auto|always|never", "--theme NAME",
      "--ascii", "--record FILE", "--report FILE", "--log FILE", "--version", "--help",
    ]
    for flag in flags { #expect(HelpText.text.contains("\n  \(flag)  ")) }
    #expect(HelpText.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { _ in nil })
  }
}
