/// Finds what is declared `public` or `package` and named by no file of another module.
///
/// It reads words, not types, so it may overlook an unused symbol whose name is used for something else, and never
/// blames one that is used. Left out are what has no name, enum cases, which cannot be less than their type, whatever
/// bears the name of a protocol's requirement, and the public symbols of products, whose users are not here.
struct PublicUnusedCheck {
  let tree: SourceTree

  func findings() -> [Finding] {
    let users = WordUsers(tree.files)
    let required = Set(tree.files.flatMap(Self.requirements)).union(Self.standardRequirements)
    return Dictionary(grouping: tree.files.filter(\.isSwift), by: \.module.name).values.flatMap { files in
      ExposedSymbols(files, users: users, required: required).unused.map { file, symbol in
        Finding(
          .publicUnused, file.path, symbol.line,
          "\(symbol.access) \(symbol.name) is named by no other module than \(file.module.name)")
      }
    }
  }

  /// The names that the protocols of a file require of others.
  private static func requirements(in file: SourceFile) -> [String] {
    let declarations = file.declarations
    return declarations.compactMap { declaration in
      guard let container = declaration.container, declarations[container].kind == .protocol else { return nil }
      return declaration.name
    }
  }

  /// What the protocols and attributes of the toolchain look for by name.
  private static let standardRequirements: Set<String> = [
    "Element", "ID", "Index", "Indices", "Instant", "Iterator", "RawValue", "SubSequence", "Duration", "Failure",
    "ArrayLiteralElement", "StringLiteralType", "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType",
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "CodingKeys", "Stride", "Magnitude",
    "advanced", "allCases", "asUnownedSerialExecutor", "asUnownedTaskExecutor", "buildArray", "buildBlock",
    "buildEither", "buildExpression", "buildFinalResult", "buildLimitedAvailability", "buildOptional",
    "buildPartialBlock", "callAsFunction", "checkIsolated", "codingPath", "count", "customMirror", "debugDescription",
    "description", "distance", "duration", "encode", "endIndex", "enqueue", "errorDescription", "failureReason",
    "first",
    "formIndex", "formUnion", "hash", "hashValue", "id", "index", "indices", "intValue", "isEmpty", "isSubset", "last",
    "magnitude", "main", "makeAsyncIterator", "makeIterator", "minimumResolution", "next", "now", "prepare",
    "projectedValue", "provideScope", "rawValue", "recoverySuggestion", "scopeProvider", "shared", "sleep",
    "startIndex", "stringValue", "testDescription", "underestimatedCount", "unownedExecutor", "wrappedValue", "write",
    "zero",
  ]
}
