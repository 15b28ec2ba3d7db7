internal import StoaCanvas
internal import StoaTerminal

/// What a command line asks for.
struct Invocation: Equatable {
  enum Command: Equatable {
    case open
    case explainLink(String)
    case listLinks
    case paths
    case help
    case version
  }

  var command = Command.open
  /// The address to open; nil for the default.
  var link: String?
  /// `embedded`, or the address of a service.
  var backend = "embedded"
  var tokenFile: String?
  /// A token from the environment.
  var token: String?
  var dataDirectory: String?
  var sampleSize: Int?
  var seed: UInt64 = 1
  var print: PrintForm?
  var size = Size(columns: 80, rows: 24)
  var color = ColorChoice.auto
  var isASCII = false
  var theme: String?
  var log: String?

  var isEmbedded: Bool { backend == "embedded" }
}
