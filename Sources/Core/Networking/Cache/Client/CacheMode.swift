/// What a request wants of the cache, besides what its own `Cache-Control` says.
public enum CacheMode: Hashable, Sendable {
  /// A fresh answer of the cache will do.
  case standard
  /// A kept answer will do however old it is, unless the service wants it confirmed; it says how old it is.
  case keptFirst
  /// The service is to be asked, as after "refresh": only what is immutable and fresh needs no asking (RFC 8246).
  case revalidate
  /// The service is not to be asked: an answer of the cache, or status 504.
  case onlyIfCached
}
