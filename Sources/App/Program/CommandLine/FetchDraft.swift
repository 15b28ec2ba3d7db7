internal import StoaNetworking

/// What the words of `stoa fetch` have said so far.
struct FetchDraft {
  var fetch = FetchRequest()
  var method: HTTPMethod?
  var headers = HTTPHeaders()
  var body: [UInt8]?
  var followsRedirects = true
  var mode = CacheMode.standard
  var url: String?

  mutating func take(url: String) throws(UsageError) {
    guard self.url == nil else { throw UsageError("stoa fetch takes one URL: '\(url)' is too much") }
    self.url = url
  }

  mutating func take(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "-X":
      let method = HTTPMethod(rawValue: value)
      guard method.isValid else { throw UsageError("-X takes a method such as POST, not '\(value)'") }
      self.method = method
    case "-H": try take(field: value)
    case "--data": body = (body.map { $0 + Array("&".utf8) } ?? []) + Array(value.utf8)
    case "--mode":
      switch value {
      case "no-cache": mode = .revalidate
      case "only-if-cached": mode = .onlyIfCached
      default: throw UsageError("--mode takes no-cache or only-if-cached, not '\(value)'")
      }
    case "--retry":
      guard let count = Int(value), (0...10).contains(count) else {
        throw UsageError("--retry takes a number from 0 to 10, not '\(value)'")
      }
      fetch.retries = count
    default: fetch.cacheDirectory = value
    }
  }

  private mutating func take(field: String) throws(UsageError) {
    let name = field.prefix { $0 != ":" }
    let value = field[name.endIndex...].dropFirst()
    guard name.endIndex < field.endIndex, HTTPHeaders.canHold(String(name), String(value)) else {
      // The value may be a secret.
      throw UsageError("-H takes 'Name: value'; this is none")
    }
    headers.add(String(name), HTTPHeaders.trimmed(value))
  }

  func finished() throws(UsageError) -> FetchRequest {
    guard let url else { throw UsageError("stoa fetch wants a URL such as http://127.0.0.1:3000/users") }
    do throws(HTTPError) {
      var request = HTTPRequest(
        method ?? (body == nil ? .get : .post), try HTTPURL(url), headers: headers, body: body,
        followsRedirects: followsRedirects)
      request.cacheMode = mode
      var fetch = fetch
      fetch.request = request
      return fetch
    } catch {
      throw UsageError(error.message)
    }
  }
}
