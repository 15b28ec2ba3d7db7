internal import StoaCanvas
package import StoaTerminal

extension CrashFiles {
  /// Those of this program: what ran and on which terminal, and nothing of where it was or what it showed.
  package init(_ invocation: Invocation, _ environment: TerminalEnvironment) {
    let paths = AppPaths(invocation)
    let backend = invocation.isEmbedded ? "the embedded back end" : "a service"
    self.init(
      directory: paths.crashFiles,
      heading: SafeText.line(
        "stoa \(Stoa.version) on \(Self.machine), TERM=\(environment.term), with \(backend)"))
  }

  #if arch(x86_64)
    private static let machine = "Linux x86_64"
  #elseif arch(arm64)
    private static let machine = "Linux aarch64"
  #else
    private static let machine = "Linux"
  #endif
}
