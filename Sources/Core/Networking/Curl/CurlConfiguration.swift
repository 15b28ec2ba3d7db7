/// The limits of a `CurlTransport`.
public struct CurlConfiguration: Hashable, Sendable {
  /// How long finding and connecting to a host may take.
  public var connectTimeout: Duration
  /// How long a whole exchange may take when the request does not say.
  public var timeout: Duration
  /// The most bytes of header fields in one answer, interim answers included.
  public var headerLimit: Int
  /// The most bytes of body in one answer when the request does not say.
  public var bodyLimit: Int
  public var connectionsPerHost: Int
  /// Whether `http_proxy`, `https_proxy` and `no_proxy` of the environment are followed.
  public var followsProxyVariables: Bool

  public init(
    connectTimeout: Duration = .seconds(10), timeout: Duration = .seconds(30), headerLimit: Int = 65_536,
    bodyLimit: Int = 8_388_608, connectionsPerHost: Int = 6, followsProxyVariables: Bool = true
  ) {
    self.connectTimeout = connectTimeout
    self.timeout = timeout
    self.headerLimit = headerLimit
    self.bodyLimit = bodyLimit
    self.connectionsPerHost = connectionsPerHost
    self.followsProxyVariables = followsProxyVariables
  }
}
