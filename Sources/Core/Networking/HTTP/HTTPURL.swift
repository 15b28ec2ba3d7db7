/// The address of a resource that HTTP can reach: `http` or `https`, a host, and what follows.
///
/// Always absolute and normalised: scheme and host in lower case, dot segments resolved, no user information and no
/// fragment, so that what a middleware decides on is what the transport sends. Source: RFC 3986, RFC 9110 section 4.2.
public struct HTTPURL: Hashable, Sendable, CustomStringConvertible {
  /// The schemes that HTTP has.
  public enum Scheme: String, Hashable, Sendable {
    /// In the clear, and over TLS.
    case http, https

    /// The port that an address without one means.
    public var defaultPort: Int { self == .http ? 80 : 443 }
  }

  /// What a credential belongs to: scheme, host and port together (RFC 6454).
  public struct Origin: Hashable, Sendable {
    /// How it is reached.
    public let scheme: Scheme
    /// In lower case; an IPv6 address without its brackets.
    public let host: String
    /// The port in use.
    public let port: Int
  }

  /// How it is reached.
  public let scheme: Scheme
  /// In lower case; an IPv6 address without its brackets.
  public let host: String
  /// The port in use, the scheme's own when none was written.
  public let port: Int
  /// Percent-encoded, always with its leading slash.
  public private(set) var path: String
  /// Percent-encoded, without the question mark; nil when there is none.
  public private(set) var query: String?

  init(scheme: Scheme, host: String, port: Int, path: String, query: String?) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  /// What a credential for it belongs to.
  public var origin: Origin { Origin(scheme: scheme, host: host, port: port) }

  /// Host and port as they stand in `Host:` and in messages; the scheme's own port is left out.
  public var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == scheme.defaultPort ? name : "\(name):\(port)"
  }

  /// Path and query, as in a request line.
  public var target: String { query.map { "\(path)?\($0)" } ?? path }

  /// The whole address, as it is written.
  public var string: String { "\(scheme.rawValue)://\(authority)\(target)" }

  public var description: String { string }

  /// The path's segments, decoded; `/users/3/` has two. A segment that is no UTF-8 stays encoded.
  public var segments: [String] {
    path.split(separator: "/").map { PercentEncoding.decode($0) ?? String($0) }
  }

  /// The query's pairs in order, decoded as forms are (`+` is a blank); a name without `=` has an empty value.
  public var queryItems: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        PercentEncoding.decode($0, plusIsBlank: true) ?? String($0)
      }
      return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
    }
  }

  /// This address as a base with a path below it: `http://h:1/api` and `/users` give `http://h:1/api/users`.
  ///
  /// The path is plain text; what cannot stand in one is percent-encoded. The base's own query is dropped.
  public func appending(path more: String, query items: [(name: String, value: String)] = []) -> HTTPURL {
    var copy = self
    let trunk = path.hasSuffix("/") ? String(path.dropLast()) : path
    let branch = PercentEncoding.encode(more, as: .path)
    copy.path = HTTPURL.withoutDotSegments(
      more.isEmpty ? path : branch.hasPrefix("/") ? trunk + branch : trunk + "/" + branch)
    copy.query = nil
    return items.isEmpty ? copy : copy.adding(query: items)
  }

  /// The same address with more pairs after those it has; names and values are plain text.
  public func adding(query items: [(name: String, value: String)]) -> HTTPURL {
    var copy = self
    let text = items.map { "\(PercentEncoding.queryValue($0.name))=\(PercentEncoding.queryValue($0.value))" }
    copy.query = ((query.map { $0.isEmpty ? [] : [$0] } ?? []) + text).joined(separator: "&")
    return copy
  }
}
