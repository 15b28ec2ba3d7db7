/// Names of types as a person writes them.
package enum TypeName {
  /// Without module and generic arguments: `ListState`.
  package static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  /// The module that a type is from: `PeopleLogic`.
  package static func module(_ type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
