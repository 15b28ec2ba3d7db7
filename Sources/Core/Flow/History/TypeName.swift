/// Names of types as a person writes them.
enum TypeName {
  /// Without module and generic arguments: `ListState`.
  static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  /// The module that a type is from: `PeopleLogic`.
  static func module(_ type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
