/// One declaration of a file's top level or of a type's body, as far as its tokens show it.
package struct Declaration: Sendable {
  package enum Kind: Sendable {
    case type, `protocol`, `extension`, function, variable, alias, associatedType, enumCase
    /// What has no name that another file could write: initializers, subscripts, operators.
    case unnamed
  }

  package enum Access: Int, Comparable, Sendable {
    case `private`, `internal`, package, `public`

    package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  package let kind: Kind
  /// For an extension the last part of the type's name.
  package let name: String
  /// As written; an extension's own where the declaration has none; internal where nothing is written.
  package let access: Access
  package let modifiers: Set<String>
  package let line: Int
  /// The index of the declaration around it.
  package let container: Int?
  /// The tokens before the body, attributes and modifiers included; all of a variable that is given a value.
  package let header: Range<Int>
  /// The tokens between the braces.
  package let body: Range<Int>?
}
