/// One request as a value; nothing is sent until a client or a transport gets it.
public struct HTTPRequest: Hashable, Sendable {
  /// What is wanted of the resource.
  public var method: HTTPMethod
  /// Where the resource is.
  public var url: HTTPURL
  /// The fields; a transport adds those that HTTP itself wants.
  public var headers: HTTPHeaders
  /// Nil when the request has none; an empty array is a body of no bytes.
  public var body: [UInt8]?
  /// The limit on the whole exchange, connecting and body included; nil takes the transport's own.
  public var timeout: Duration?
  /// The part of the program that asks, for `X-Stoa-Feature` and the log: "people", "posts".
  public var feature: String?
  /// The most bytes a body may have; nil takes the transport's own.
  public var bodyLimit: Int?
  /// False hands a redirect to the caller as it came.
  public var followsRedirects: Bool
  /// What is wanted of the cache, where there is one.
  public var cacheMode = CacheMode.standard
  /// The collections of its own origin that a success changes: no kept answer about one holds then, whatever its query,
  /// nor about an item of it.
  public var invalidates: [HTTPURL] = []

  /// A request; what is nil is left to the transport.
  public init(
    _ method: HTTPMethod = .get, _ url: HTTPURL, headers: HTTPHeaders = [:], body: [UInt8]? = nil,
    timeout: Duration? = nil, feature: String? = nil, bodyLimit: Int? = nil, followsRedirects: Bool = true
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.feature = feature
    self.bodyLimit = bodyLimit
    self.followsRedirects = followsRedirects
  }
}
