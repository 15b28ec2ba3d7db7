internal import StoaFlow
internal import StoaInput

/// What an inspector looks into: a log that grows while it looks, with its own keys and words.
@FlowActor protocol InspectorSource {
  var keys: KeyMap<InspectorCommand> { get }
  var words: InspectorWords { get }
  /// Goes up whenever there is something new to read.
  var revision: Int { get }

  /// The entries that a filter lets through.
  func read(filter: String, showsValues: Bool) -> any InspectorReading

  /// What the list of keys says of a command; nil for what its key is titled.
  func meaning(of command: InspectorCommand) -> String?

  /// Ends it.
  func close()
}
