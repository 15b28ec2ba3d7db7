internal import CNetworking

/// libcurl's handle for many transfers at once.
///
/// Unchecked, because the one thread of its `CurlLoop` makes every call but `wake`, which libcurl allows from
/// anywhere; the loop calls `wake` under its lock, and frees the handle after taking it out of reach there.
final class CurlMulti: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init?(connectionsPerHost: Int) {
    guard let pointer = stoa_multi_init() else { return nil }
    self.pointer = pointer
    stoa_multi_set_long(pointer, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
  }

  deinit {
    stoa_multi_cleanup(pointer)
  }

  func wake() {
    stoa_multi_wakeup(pointer)
  }
}
