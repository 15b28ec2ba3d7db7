internal import StoaNetworking

/// What the headers of a list say about the rest of it.
enum PagingHeaders {
  /// The whole list's length, by `X-Total-Count`.
  static func total(_ headers: HTTPHeaders) -> Int? {
    headers["X-Total-Count"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Whether `Link` names a next page; nil when it says nothing of pages (RFC 8288).
  static func hasNext(_ headers: HTTPHeaders) -> Bool? {
    let relations = Set(headers.values("Link").flatMap(relations))
    if relations.contains("next") { return true }
    return relations.isDisjoint(with: ["first", "prev", "previous", "last"]) ? nil : false
  }

  /// The relation types of all links in a field; the addresses in angle brackets are skipped.
  private static func relations(_ field: String) -> [String] {
    var outside = ""
    var isAddress = false
    for character in field {
      if character == "<" { isAddress = true }
      if !isAddress { outside.append(character) }
      if character == ">" { isAddress = false }
    }
    let parameters = outside.split { $0 == ";" || $0 == "," }
    return parameters.flatMap { parameter -> [String] in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "rel" else { return [] }
      return parts[1].split { $0 == "\"" || $0 == " " }.map { $0.lowercased() }
    }
  }
}
