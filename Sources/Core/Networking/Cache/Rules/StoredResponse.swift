/// An answer as the cache keeps it. All times are milliseconds since 1970.
package struct StoredResponse: Hashable, Sendable {
  /// Whose answer it is; nobody else is ever given it.
  package var account: String
  package var url: HTTPURL
  /// The fields of the request that chose this variant (`Vary`).
  package var selection: VariantSelection
  package var status: Int
  package var headers: HTTPHeaders
  package var body: [UInt8]
  /// When the request went out that brought or last confirmed it.
  var requestTime: Int
  var responseTime: Int

  package init(
    account: String, url: HTTPURL, selection: VariantSelection = VariantSelection(), status: Int, headers: HTTPHeaders,
    body: [UInt8], requestTime: Int, responseTime: Int
  ) {
    self.account = account
    self.url = url
    self.selection = selection
    self.status = status
    self.headers = headers
    self.body = body
    self.requestTime = requestTime
    self.responseTime = responseTime
  }

  var directives: CacheDirectives { CacheDirectives(headers) }

  var entityTag: String? {
    headers["ETag"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// When the service made it, in seconds: its `Date`, else when it came.
  var date: Int {
    let arrival = responseTime / 1_000
    return headers["Date"].flatMap { HTTPDate.seconds($0, now: arrival) } ?? arrival
  }

  /// When the content last changed, in seconds, as far as the service says.
  var lastModified: Int? {
    headers["Last-Modified"].flatMap { HTTPDate.seconds($0, now: responseTime / 1_000) }
  }

  /// True when a request can ask whether it still holds.
  var hasValidator: Bool { entityTag != nil || lastModified != nil }
}
