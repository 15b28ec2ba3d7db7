/// The header section of an answer, built line by line as it comes in, within a limit.
///
/// Interim answers (1xx) are forgotten when the next one begins; trailers are not part of it. Source: RFC 9112.
struct ResponseHead {
  private(set) var headers = HTTPHeaders()
  /// True once the empty line has come.
  private(set) var isComplete = false

  let limit: Int
  private var size = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// True once a first line has come.
  var hasBegun: Bool { size > 0 }

  /// The announced length of the body, when there is one.
  var contentLength: Int? {
    headers["Content-Length"].flatMap { Int($0) }
  }

  /// Takes one line with its end.
  mutating func take(_ bytes: some Collection<UInt8>) throws(HTTPError) {
    size += bytes.count
    guard size <= limit else { throw .tooLarge(what: "headers", limit: limit) }
    let line = Self.text(of: bytes)
    if line.hasPrefix("HTTP/") {
      headers = HTTPHeaders()
      isComplete = false
    } else if isComplete {
      // A trailer: nothing in it may change what the head has said.
      return
    } else if line.isEmpty {
      isComplete = true
      try checkLength()
    } else {
      try add(line)
    }
  }

  private mutating func add(_ line: String) throws(HTTPError) {
    if line.first == " " || line.first == "\t" {
      guard let last = headers.fields.last else { return }
      // A folded line goes on with the value before it.
      var fields = headers.fields.dropLast()
      fields.append(HTTPHeaders.Field(last.name, "\(last.value) \(HTTPHeaders.trimmed(line))"))
      headers = HTTPHeaders(Array(fields))
      return
    }
    let name = line.prefix { $0 != ":" }
    guard name.endIndex < line.endIndex, HTTPToken.isToken(String(name)) else {
      throw .protocolViolation("a header line has no proper name")
    }
    headers.add(String(name), HTTPHeaders.trimmed(line[name.endIndex...].dropFirst()))
  }

  /// Two lengths that differ, or one that is no number, mean that nobody can tell where the body ends.
  private func checkLength() throws(HTTPError) {
    let lengths = Set(headers.list("Content-Length"))
    guard lengths.count <= 1 else { throw .protocolViolation("two different body lengths are announced") }
    guard let length = lengths.first else { return }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), Int(length) != nil else {
      throw .protocolViolation("the announced body length is no number")
    }
  }

  /// The line without its end, as UTF-8 where it is that, else as ISO 8859-1, in which every byte means something.
  private static func text(of bytes: some Collection<UInt8>) -> String {
    var line = Array(bytes)
    if line.last == 0x0A { line.removeLast() }
    if line.last == 0x0D { line.removeLast() }
    if let text = String(validating: line, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(line.map { UnicodeScalar($0) }))
  }
}
