internal import StoaStorage

/// The fields of a request that a `Vary` names, and what they were: the part of the key that tells variants apart
/// (RFC 9111, section 4.1).
///
/// Values are kept as hashes, since a service may name a field that carries a secret.
package struct VariantSelection: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    /// In lower case.
    package let name: String
    /// Nil where the request had no such field.
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// In the order of their names.
  package let fields: [Field]

  package init(fields: [Field] = []) {
    self.fields = fields
  }

  /// Of this answer to this request; nil where no other request can ever have the same (`*`).
  package init?(_ request: HTTPHeaders, answered response: HTTPHeaders) {
    let names = Set(response.list("Vary").map { $0.lowercased() })
    if names.contains("*") { return nil }
    fields = names.sorted().map { Field(name: $0, value: Self.digest($0, in: request)) }
  }

  package func matches(_ request: HTTPHeaders) -> Bool {
    fields.allSatisfy { $0.value == Self.digest($0.name, in: request) }
  }

  private static func digest(_ name: String, in request: HTTPHeaders) -> String? {
    guard !request.values(name).isEmpty else { return nil }
    return Checksum.digest(normalised(name, in: request))
  }

  /// Lines joined, blanks around commas left out; and where the order of a list says nothing, the list in order.
  private static func normalised(_ name: String, in request: HTTPHeaders) -> String {
    var members = request.list(name)
    if ["accept-language", "accept-encoding", "accept-charset"].contains(name) {
      members = members.map { $0.lowercased().filter { $0 != " " && $0 != "\t" } }.sorted()
    }
    return members.joined(separator: ",")
  }
}
