internal import StoaStorage

/// One answer as a row of the file: everything but its body, which is read only for the one that is wanted.
struct CacheRow {
  /// The columns, in the order in which `init` reads them.
  static let columns = "id, used, sum, account, url, vary, status, headers, request_time, response_time"

  let id: Int
  /// When it was last used, roughly; not covered by the checksum.
  let used: Int
  private let sum: UInt64
  private let account: String
  private let url: String
  private let vary: String
  private let status: Int
  private let headers: String
  private let requestTime: Int
  private let responseTime: Int

  init(_ statement: Statement) {
    id = statement.integer(0)
    used = statement.integer(1)
    sum = UInt64(bitPattern: Int64(statement.integer(2)))
    account = statement.text(3)
    url = statement.text(4)
    vary = statement.text(5)
    status = statement.integer(6)
    headers = statement.text(7)
    requestTime = statement.integer(8)
    responseTime = statement.integer(9)
  }

  /// Nil for an answer with fields that no message can have.
  init?(_ stored: StoredResponse) {
    guard let vary = Self.text(stored.selection), let headers = Self.text(stored.headers) else { return nil }
    id = 0
    used = stored.responseTime
    account = stored.account
    url = stored.url.string
    self.vary = vary
    status = stored.status
    self.headers = headers
    requestTime = stored.requestTime
    responseTime = stored.responseTime
    sum = Self.sum([account, url, vary, headers], [status, requestTime, responseTime], stored.body)
  }

  func belongs(to account: String) -> Bool { self.account == account }

  /// True when it was asked for after that one and yet came before it.
  func isLater(than other: StoredResponse) -> Bool {
    requestTime > other.requestTime && responseTime <= other.responseTime
  }

  func isAbout(_ url: HTTPURL) -> Bool { self.url == url.string }

  /// The values of `columns` but the first, then the body and the size.
  func values(body: [UInt8]) -> [SQLValue] {
    [
      .integer(used), .integer(Int(Int64(bitPattern: sum))), .text(account), .text(url), .text(vary), .integer(status),
      .text(headers), .integer(requestTime), .integer(responseTime), .blob(body), .integer(size(body: body)),
    ]
  }

  /// What it counts for against the limit: its texts, its body, and the row's own cost.
  func size(body: [UInt8]) -> Int {
    account.utf8.count + url.utf8.count + vary.utf8.count + headers.utf8.count + body.count + 128
  }

  /// Which variant it is; nil when that cannot be read.
  var selection: VariantSelection? {
    var fields: [VariantSelection.Field] = []
    for line in vary.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count <= 2 else { return nil }
      fields.append(VariantSelection.Field(name: String(parts[0]), value: parts.count == 2 ? String(parts[1]) : nil))
    }
    return VariantSelection(fields: fields)
  }

  /// True when the row is, byte for byte, what was written.
  func isSound(body: [UInt8]) -> Bool {
    sum == Self.sum([account, url, vary, headers], [status, requestTime, responseTime], body)
  }

  /// The answer; nil when the row is not what was written.
  func stored(body: [UInt8]) -> StoredResponse? {
    guard isSound(body: body), let selection, let url = try? HTTPURL(url) else { return nil }
    return StoredResponse(
      account: account, url: url, selection: selection, status: status, headers: fields, body: body,
      requestTime: requestTime, responseTime: responseTime)
  }

  /// The header section, whether it is sound or not.
  var fields: HTTPHeaders {
    HTTPHeaders(
      headers.split(separator: "\n").compactMap { line in
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return HTTPHeaders.Field(String(line[..<colon]), String(line[line.utf8.index(after: colon)...]))
      })
  }

  private static func sum(_ texts: [String], _ numbers: [Int], _ body: [UInt8]) -> UInt64 {
    let texts = texts.reduce(0) { Checksum.hash($1, seed: $0) }
    let numbers = numbers.reduce(texts) { Checksum.hash(String($1), seed: $0) }
    return Checksum.hash(body, seed: numbers)
  }

  private static func text(_ headers: HTTPHeaders) -> String? {
    guard headers.fields.allSatisfy({ HTTPToken.isToken($0.name) && HTTPToken.isFieldValue($0.value) }) else {
      return nil
    }
    return headers.fields.map { "\($0.name):\($0.value)\n" }.joined()
  }

  private static func text(_ selection: VariantSelection) -> String? {
    guard selection.fields.allSatisfy({ HTTPToken.isToken($0.name) }) else { return nil }
    return selection.fields.map { field in "\(field.name)\(field.value.map { " " + $0 } ?? "")\n" }.joined()
  }
}
