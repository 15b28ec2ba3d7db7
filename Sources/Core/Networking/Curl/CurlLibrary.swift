internal import CNetworking

/// The library that carries HTTP.
public enum CurlLibrary {
  /// Such as "7.88.1", or why there is none. Opens the library.
  public static var version: String {
    if let missing = stoa_curl_open() { return "none: \(String(cString: missing))" }
    return String(cString: stoa_curl_version())
  }
}
