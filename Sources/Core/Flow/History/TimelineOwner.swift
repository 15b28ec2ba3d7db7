/// Whose track it is, as a person names it: the feature, and the part of it.
package struct TimelineOwner: Hashable, Sendable, CustomStringConvertible {
  /// `People`, for what is of `PeopleLogic`.
  package let feature: String
  /// `Person`, for a `PersonState`.
  package let part: String

  package init(feature: String, part: String) {
    self.feature = feature
    self.part = part
  }

  package init(_ type: Any.Type) {
    feature = Self.without(["Logic", "Interface", "Router"], TypeName.module(type))
    part = Self.without(["State", "Route"], TypeName.short(type))
  }

  package var description: String { part == feature ? feature : "\(feature)/\(part)" }

  private static func without(_ endings: [String], _ name: String) -> String {
    guard let ending = endings.first(where: { name.hasSuffix($0) && name != $0 }) else { return name }
    return String(name.dropLast(ending.count))
  }
}
