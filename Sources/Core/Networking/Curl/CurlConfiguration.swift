internal import Glibc

/// The limits of a `CurlTransport`, and what it takes from the environment.
public struct CurlConfiguration: Hashable, Sendable {
  /// How long finding and connecting to a host may take.
  public var connectTimeout: Duration
  /// How long a whole exchange may take when the request does not say.
  public var timeout: Duration
  /// The most bytes of header fields in one answer, interim answers included.
  public var headerLimit: Int
  /// The most bytes of body in one answer when the request does not say.
  public var bodyLimit: Int
  /// The most connections to one host at a time; further requests wait for one.
  public var connectionsPerHost: Int
  /// Whether `http_proxy`, `https_proxy` and `no_proxy` of the environment are followed.
  public var followsProxyVariables: Bool
  /// The file of the certificates that are trusted instead of the system's; nil for the system's.
  public var trustFile: String?

  /// Limits that suit a service of small JSON answers, where nothing else is said.
  public init(
    connectTimeout: Duration = .seconds(10), timeout: Duration = .seconds(30), headerLimit: Int = 65_536,
    bodyLimit: Int = 8_388_608, connectionsPerHost: Int = 6, followsProxyVariables: Bool = true,
    trustFile: String? = CurlConfiguration.trustFileOfEnvironment
  ) {
    self.connectTimeout = connectTimeout
    self.timeout = timeout
    self.headerLimit = headerLimit
    self.bodyLimit = bodyLimit
    self.connectionsPerHost = connectionsPerHost
    self.followsProxyVariables = followsProxyVariables
    self.trustFile = trustFile
  }

  /// What the variables of curl and OpenSSL name, which libcurl leaves to its callers; nil where neither is set.
  public static var trustFileOfEnvironment: String? {
    for name in ["CURL_CA_BUNDLE", "SSL_CERT_FILE"] {
      if let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty { return text }
    }
    return nil
  }
}
