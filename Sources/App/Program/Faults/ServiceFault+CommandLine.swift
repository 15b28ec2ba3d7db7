package import StoaNetworking

/// How faults of the service stand on the command line: `posts:status=500,latency=2s,rate=0.3`.
extension ServiceFault {
  /// One as it is written.
  static let example = "posts:status=500"
  private static let resources = ["posts", "users", "comments", "albums", "photos", "todos", "session", "*"]

  /// Reads one or more, with semicolons between them.
  package static func list(_ text: String, name: String) throws(UsageError) -> [ServiceFault] {
    var faults: [ServiceFault] = []
    for part in text.split(separator: ";") { faults.append(try ServiceFault(String(part), name: name)) }
    guard !faults.isEmpty else { throw UsageError("\(name) takes RESOURCE:WHAT, such as \(example), not '\(text)'") }
    return faults
  }

  private init(_ text: String, name: String) throws(UsageError) {
    let resource = text.prefix { $0 != ":" }
    guard Self.resources.contains(String(resource)) else {
      let all = Self.resources.joined(separator: ", ")
      throw UsageError("\(name) meets one of \(all), not '\(resource)'; write it like \(Self.example)")
    }
    let what = text[resource.endIndex...].dropFirst()
    guard !what.isEmpty else {
      throw UsageError("\(name) takes RESOURCE:WHAT, such as \(Self.example); '\(text)' does not say what happens")
    }
    self.init(resource: resource == "*" ? nil : String(resource))
    for part in what.split(separator: ",", omittingEmptySubsequences: false) {
      try take(String(part), name: name)
    }
    guard outcome != nil || latency != nil else { throw UsageError("\(name) \(text): nothing would happen") }
    if retryAfter != nil {
      guard case .status = outcome else { throw UsageError("\(name) \(text): retry-after goes with status=N") }
    }
  }

  private mutating func take(_ part: String, name: String) throws(UsageError) {
    let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = words.count == 2 ? words[1] : nil
    switch (words[0], value) {
    case ("offline", nil): try end(.offline, name: name)
    case ("truncate", nil): try end(.truncated, name: name)
    case ("html", nil): try end(.webPage, name: name)
    case ("status", let value?):
      guard let status = Int(value), (200...599).contains(status) else {
        throw UsageError("\(name): status takes a number from 200 to 599, not '\(value)'")
      }
      try end(.status(status), name: name)
    case ("latency", let value?): latency = try Self.time(value, for: "\(name): latency")
    case ("retry-after", let value?):
      retryAfter = Int((try Self.time(value, for: "\(name): retry-after") / .seconds(1)).rounded(.up))
    case ("rate", let value?):
      guard let rate = Self.number(value), rate <= 1 else {
        throw UsageError("\(name): rate takes a number from 0 to 1, not '\(value)'")
      }
      self.rate = rate
    default:
      let all = "status=N, offline, truncate, html, latency=TIME, retry-after=TIME, rate=SHARE"
      throw UsageError("\(name) takes \(all) behind the colon, with commas between, not '\(part)'")
    }
  }

  private mutating func end(_ outcome: Outcome, name: String) throws(UsageError) {
    guard self.outcome == nil else {
      throw UsageError("\(name): a request ends in one way; give one of status=N, offline, truncate and html")
    }
    self.outcome = outcome
  }

  private static func time(_ text: String, for name: String) throws(UsageError) -> Duration {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let milliseconds = ["s": 1_000.0, "ms": 1][text[digits.endIndex...]].flatMap { unit in
      number(String(digits)).map { $0 * unit }
    }
    guard let milliseconds, milliseconds <= 3_600_000 else {
      throw UsageError("\(name) takes a time such as 2s or 300ms, at most an hour, not '\(text)'")
    }
    return .milliseconds(Int64(milliseconds))
  }

  private static func number(_ text: String) -> Double? {
    text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) } ? Double(text) : nil
  }
}
