/// What an inspector says around its log.
struct InspectorWords {
  let title: String
  /// Over what is known of the selected entry.
  let detailTitle: String
  /// For a log without an entry.
  let nothing: String
  /// For a filter that lets none through.
  let nothingFound: String
  let filterLabel: String
  let helpTitle: String
  /// The key that takes the keys back from the program.
  let returnKey: InspectorContent.Key
}
