internal import StoaStorage

extension TokenStorage {
  /// The name under which a cache keeps answers to who is signed in: a fingerprint of their token, from which it cannot
  /// be told; empty for nobody.
  ///
  /// Of the refresh token where there is one, since the other does not last long. What is kept under an older name is
  /// nobody's any more, and goes when room is needed.
  public var cacheAccount: String {
    guard let kept = (try? snapshot())?.tokens else { return "" }
    return Checksum.digest(kept.refresh ?? kept.access)
  }
}
