/// What a cache has for a request.
package struct CacheLookup: Hashable, Sendable {
  /// The answer that matches the request, the latest where there are several.
  package var stored: StoredResponse?
  /// The entity tags of the same address's other variants.
  var otherTags: [String] = []
  /// After which change it was looked up: see `CacheEpoch`.
  var epoch = 0
}
