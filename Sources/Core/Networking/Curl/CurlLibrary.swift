internal import CNetworking

/// The library that carries HTTP.
public enum CurlLibrary {
  /// Opens the library, which takes some milliseconds; a request that comes meanwhile waits for it.
  public static func open() { _ = stoa_curl_open() }

  /// Such as "7.88.1", or why there is none. Opens the library.
  public static var version: String {
    if let missing = stoa_curl_open() { return "none: \(String(cString: missing))" }
    return String(cString: stoa_curl_version())
  }
}
