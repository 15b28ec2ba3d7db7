/// What `stoa cache` is asked to do.
package struct CacheRequest: Equatable {
  package enum Verb: String {
    case stats, verify, purge
  }

  /// Nil where only the help is wanted.
  package var verb: Verb?
  /// Whose answers go; nil for everybody's.
  package var account: String?
  package var isJSON = false
  /// Where the cache's file is; nil for the program's own place.
  package var directory: String?

  package init() {}
}
