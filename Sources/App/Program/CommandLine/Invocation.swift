internal import Backend
package import DomainLayer
package import FeaturesRoot
package import StoaCanvas
package import StoaNetworking
package import StoaTerminal

/// What a command line asks for.
package struct Invocation: Equatable {
  package enum Command: Equatable {
    case open
    case explainLink(String)
    case listLinks
    case paths
    case doctor
    case doctorKeys
    case checkTapes([String])
    case tapeKeys(String)
    case fetch(FetchRequest)
    case cache(CacheRequest)
    case serve(ServeRequest)
    case help
    case version
  }

  package var command = Command.open
  /// The tabs that the command line names; nil where it names none.
  private var namedTabs: TabChoice?
  /// The address to open; nil for the default.
  package var link: String?
  /// Whether it begins at the beginning, wherever it was left.
  package var isFresh = false
  /// `embedded`, or the address of a service.
  package var backend = "embedded"
  /// Whether no service is asked, whatever there is of a network.
  package var isOffline = false
  package var tokenFile: String?
  /// A token from the environment.
  package var token: String?
  package var dataDirectory: String?
  package var sampleSize: Int?
  package var seed = EmbeddedBackend.defaultSeed
  package var print: PrintForm?
  package var size = Size(columns: 80, rows: 24)
  package var color = ColorChoice.auto
  package var isASCII = false
  /// Whether the terminal reports the mouse; without, it selects text.
  var hasMouse = true
  package var theme: Theme?
  package var log: String?
  var logLevel = LogLevel.info
  /// How many actions are kept to be looked at again; zero for none.
  package var history = 1_000
  /// A mistake to make on purpose.
  package var fault: Fault?
  /// What the service does wrong on purpose.
  package var serviceFaults: [ServiceFault] = []
  /// As they were written, each behind its flag.
  var serviceFaultWords: [String] = []
  /// How many steps the monkey takes; nil where it is left alone.
  package var monkeySteps: Int?
  /// Whether a replay looks at what must hold after each command, whatever was pressed.
  package var isChecked = false
  /// Whether a broken rule of phases or children ends the run as a failure.
  package var isStrict = false
  /// What is recorded of the session; nil where nothing is.
  package var record: RecordRequest?
  /// Where a fault leaves a report; nil for none.
  package var report: String?
  /// The tapes to play; nil where none are.
  package var replay: ReplayRequest?

  /// Everything by default.
  package init() {}

  /// The tabs that the program has: every one where none is named. To ask for them makes the table of addresses, which
  /// some commands can do without.
  package var tabs: TabChoice {
    get { namedTabs ?? .all }
    set { namedTabs = newValue }
  }

  var isEmbedded: Bool { backend == "embedded" }
}
