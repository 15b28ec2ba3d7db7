internal import StoaNetworking
internal import Testing

/// The fault that the work ends with; records an issue when it ends without one.
func fault<Value>(
  at location: SourceLocation = #_sourceLocation, _ work: () async throws(HTTPError) -> Value
) async -> HTTPError? {
  do {
    let value = try await work()
    Issue.record("no fault, but \(value)", sourceLocation: location)
    return nil
  } catch {
    return error
  }
}

func url(_ text: String) -> HTTPURL {
  do {
    return try HTTPURL(text)
  } catch {
    preconditionFailure("\(text): \(error.message)")
  }
}

/// A transport without proxies, whatever the environment says.
func curl(_ change: (inout CurlConfiguration) -> Void = { _ in }) -> CurlTransport {
  var configuration = CurlConfiguration(followsProxyVariables: false)
  change(&configuration)
  return CurlTransport(configuration)
}
