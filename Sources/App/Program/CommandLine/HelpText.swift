/// What `--help` prints, made from the table of flags.
package enum HelpText {
  package static var text: String {
    let table = Flag.table.filter { !$0.summary.isEmpty }
    let width = table.map(\.usage.count).max() ?? 0
    let flags = table.map { flag in
      "  \(flag.usage)\(String(repeating: " ", count: width - flag.usage.count))  \(flag.summary)"
    }
    return """
      stoa: people, posts and to-dos of a REST service, in a terminal

      stoa [LINK] [flags]         open the program at LINK, such as people/3 or posts?author=3
      stoa fetch [flags] URL      send one request through the HTTP client and its cache; see stoa fetch --help
      stoa cache stats            say what is kept of services' answers; verify and purge: see stoa cache --help
      stoa serve                  serve the embedded back end to other programs; see stoa serve --help
      stoa links list             print every address with what is there
      stoa links explain LINK     say how a link is taken apart, or why it is refused
      stoa tapes check FILE…      read tapes and say what is wrong with them
      stoa tapes keys FILE        print the bytes that each command of a tape sends
      stoa paths                  print where files are kept
      stoa doctor                 say what was found out about the terminal, and what to change
      stoa doctor keys            show how each key that is pressed is read

      \(flags.joined(separator: "\n"))

      Output that is no terminal gets the plain text of the place.
      Exit status: 0 done, 1 failed, 2 wrong usage or a refused link, 3 no such item, 4 not signed in,
      5 the service cannot be reached, 128+n ended by signal n.

      """
  }
}
