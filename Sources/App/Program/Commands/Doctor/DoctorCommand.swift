internal import EntireTabRouter
internal import StoaCanvas
internal import StoaTerminal

/// `stoa doctor`: what was found out about the terminal and the machine, and what to change.
struct DoctorCommand {
  let invocation: Invocation

  /// Prints the report; asks the terminal itself where there is one.
  func report() -> Int32 {
    let environment = TerminalEnvironment.detect()
    let locale = CharacterLocale.adopt()
    let description = TerminalDescription.find(for: environment, color: invocation.color)
    let paths = AppPaths(directory: invocation.dataDirectory, variable: Environment.variable)
    var facts = DoctorFacts(
      version: Stoa.version, environment: environment, description: description, color: invocation.color,
      isASCII: invocation.isASCII, locale: locale, libraries: LibraryFacts.all,
      folders: [
        FolderFacts(name: "data", at: paths.data), FolderFacts(name: "cache", at: paths.cache),
        FolderFacts(name: "state", at: paths.state), FolderFacts(name: "config", at: paths.config),
      ],
      widths: widths(environment, description), minimum: EntireTabCoordinator.minimumSize)
    if case .measured = facts.widths { facts.colors = TerminalProbe.colors(environment: environment) }
    Console.write(DoctorReport(facts).text)
    return ExitStatus.done
  }

  /// Shows how keys are read.
  func keys() -> Int32 {
    let environment = TerminalEnvironment.detect()
    guard environment.inputIsTerminal, environment.outputIsTerminal else {
      Console.complain("stoa doctor keys needs a terminal: run it in one, without pipes")
      return ExitStatus.usage
    }
    let description = TerminalDescription.find(for: environment, color: invocation.color)
    let isDone = TerminalProbe.watchKeys(
      environment: environment, isASCII: invocation.isASCII || !environment.isUTF8,
      hasPrivateModes: description?.hasPrivateModes ?? false)
    return isDone ? ExitStatus.done : ExitStatus.failed
  }

  private func widths(_ environment: TerminalEnvironment, _ description: TerminalDescription?) -> DoctorFacts.Widths {
    guard environment.outputIsTerminal else { return .untested("the output is no terminal") }
    guard environment.inputIsTerminal else { return .untested("the input is no terminal") }
    guard description?.hasPrivateModes == true else { return .untested("TERM=\(environment.term) tells no position") }
    guard environment.isUTF8, !invocation.isASCII else { return .untested("only ASCII is sent") }
    guard let size = environment.size else { return .untested("the terminal does not tell its size") }
    let minimum = TerminalProbe.minimumColumns
    guard size.columns >= minimum else { return .untested("fewer than \(minimum) columns") }
    let samples = TerminalProbe.widths(of: DoubtfulText.all.map(\.text), environment: environment)
    return samples.map { .measured($0) } ?? .untested("the terminal does not say where its cursor is")
  }
}
