package import StoaNetworking

/// One request as `stoa fetch` is asked for it.
package struct FetchRequest: Equatable {
  /// Nil where only the help is wanted.
  package var request: HTTPRequest?
  /// Whether the answer is printed as JSON.
  package var isJSON = false
  /// Where the cache's file is; nil for the program's own place.
  package var cacheDirectory: String?
  /// How often a passing fault is met with another try.
  package var retries = 0

  package init() {}
}
