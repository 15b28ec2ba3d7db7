/// The directives of a message's `Cache-Control`, in the order they came (RFC 9111, section 5.2).
///
/// Names have no case; arguments may be tokens or quoted strings. Of a directive that comes twice the first one counts,
/// as section 4.2.1 has it. What is broken never makes anything more lasting: a number that is none counts as invalid,
/// and where a quotation does not end, the commas in it divide, so that nothing hides in it.
struct CacheDirectives: Hashable, Sendable {
  private struct Member: Hashable, Sendable {
    let name: String
    let argument: String?
    /// False where blanks stand beside the equals sign.
    let isProper: Bool
  }

  private let members: [Member]
  /// True where a quotation does not end.
  let isBroken: Bool

  init(_ headers: HTTPHeaders) {
    isBroken = headers.values("Cache-Control").contains { !Self.isBalanced($0) }
    let texts =
      isBroken
      ? headers.values("Cache-Control").flatMap { $0.split(separator: ",").map { HTTPHeaders.trimmed($0) } }
      : headers.list("Cache-Control")
    members = texts.filter { !$0.isEmpty }.map(Self.member)
  }

  var isEmpty: Bool { members.isEmpty }

  /// True when the directive is there, whatever its argument.
  func has(_ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  /// True when the directive is there without an argument that limits it to some fields.
  func hasWhole(_ name: String) -> Bool {
    members.contains { $0.name == name && ($0.argument ?? "").isEmpty }
  }

  /// The number of seconds that the first directive of that name gives.
  func seconds(_ name: String) -> DeltaSeconds {
    guard let first = members.first(where: { $0.name == name }) else { return .absent }
    guard first.isProper, let argument = first.argument else { return .invalid }
    return DeltaSeconds(digits: argument)
  }

  /// The fields that directives of that name are limited to, such as `no-cache="set-cookie"`.
  func fieldNames(_ name: String) -> [String] {
    members.filter { $0.name == name }.flatMap { member in
      (member.argument ?? "").split(separator: ",").map { HTTPHeaders.trimmed($0).lowercased() }
    }
  }

  private static func member(_ text: String) -> Member {
    let name = text.prefix { $0 != "=" }
    guard name.endIndex < text.endIndex else {
      return Member(name: HTTPHeaders.trimmed(text).lowercased(), argument: nil, isProper: true)
    }
    let argument = text[name.endIndex...].dropFirst()
    let trimmedName = HTTPHeaders.trimmed(name)
    let trimmedArgument = HTTPHeaders.trimmed(argument)
    let isProper = trimmedName.utf8.count == name.utf8.count && trimmedArgument.utf8.count == argument.utf8.count
    return Member(name: trimmedName.lowercased(), argument: unquoted(trimmedArgument), isProper: isProper)
  }

  /// The content of a quoted string (RFC 9110, section 5.6.4); any other text as it is.
  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var content = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars.dropFirst().dropLast() {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      content.append(scalar)
    }
    return String(content)
  }

  private static func isBalanced(_ text: String) -> Bool {
    var isQuoted = false
    var isEscaped = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return !isQuoted
  }
}
