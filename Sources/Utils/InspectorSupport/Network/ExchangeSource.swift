internal import StoaFlow
internal import StoaInput
internal import StoaNetworking

/// What a client has sent, for an inspector to look into.
@FlowActor struct ExchangeSource: InspectorSource {
  let keys = InspectorKeys.network
  private let log: ExchangeLog

  /// - Parameter wake: Has the program look whether there is something to draw; called on any thread until ``close()``.
  init(_ log: ExchangeLog, wake: @escaping @Sendable () -> Void) {
    self.log = log
    log.listen(wake)
  }

  let words = InspectorWords(
    title: "Network", detailTitle: "The exchange", nothing: "Nothing has been sent yet.",
    nothingFound: "No such exchange.", filterLabel: "only: ", helpTitle: "Keys of the network",
    returnKey: InspectorContent.Key(label: "~", title: "back to the network"))

  var revision: Int { log.revision }

  func read(filter: String, showsValues: Bool) -> any InspectorReading {
    ExchangeReading(log.exchanges, filter: filter)
  }

  func meaning(of command: InspectorCommand) -> String? {
    switch command {
    case .pane: "to the other half: its moving keys"
    case .filter: "only what has this in its line, such as posts or 503"
    case .back: "back: filter, network"
    default: nil
    }
  }

  func close() { log.listen(nil) }
}
