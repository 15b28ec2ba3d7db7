/// Whether each file imports only what its layer may and its module declares, and each declared dependency is used.
///
/// The compiler says what is imported; the text says where. An import in a condition that is false today counts too.
struct ImportCheck {
  let registry: Registry
  let tree: SourceTree
  let root: String
  let compiler: Tool?

  func findings() -> [Finding] {
    guard let compiler else {
      return [Finding(.toolMissing, "scripts/check", 1, "swiftc is not on the PATH, so no import was checked")]
    }
    let byModule = Dictionary(grouping: tree.files.filter(\.isSwift), by: \.module.name)
    let groups = registry.all.filter(\.isSwift).compactMap { module in byModule[module.name].map { (module, $0) } }
    let asker = CompilerImports(compiler: compiler, root: root)
    let answers = asker.imports(of: groups.map(\.1))
    return zip(groups, answers).flatMap { group, answer in
      findings(of: group.0, files: group.1, answer: answer, asker: asker)
    }
  }

  private func findings(
    of module: Module, files: [SourceFile], answer: Result<Set<String>, ImportFailure>, asker: CompilerImports
  ) -> [Finding] {
    switch answer {
    case .failure(let failure):
      let file = failure.file ?? files.first?.path ?? module.path
      return [Finding(.syntax, file, failure.line, failure.message)]
    case .success(let names):
      var imports = files.flatMap { file in file.imports.map { (file.path, $0) } }
      let seen = Set(imports.map(\.1.module))
      if !names.isSubset(of: seen) {
        // The text did not show it: ask file by file, so that the file at least is known.
        for (file, answer) in zip(files, asker.imports(of: files.map { [$0] })) {
          guard case .success(let own) = answer else { continue }
          imports += own.subtracting(seen).map { (file.path, ImportStatement(module: $0, line: 1)) }
        }
      }
      return imports.compactMap { path, statement in finding(in: path, statement, of: module) }
        + declared(by: module, imported: Set(imports.map(\.1.module)))
    }
  }

  private func finding(in path: String, _ statement: ImportStatement, of module: Module) -> Finding? {
    let name = statement.module
    guard name != module.name else { return nil }
    func found(_ rule: RuleID, _ message: String) -> Finding { Finding(rule, path, statement.line, message) }
    if let other = registry.all.first(where: { $0.name == name }) {
      if !registry.allows(module, toImport: other) {
        return found(.importLayer, "\(module.name) (\(module.layer)) may not import \(name) (\(other.layer))")
      }
      return module.dependencies.contains(name)
        ? nil : found(.importUndeclared, "\(module.name) does not declare its dependency on \(name)")
    }
    switch registry.allows(module, toImportToolchain: name) {
    case true?: return nil
    case false? where name.hasPrefix("Foundation") || name == "Dispatch":
      return found(.foundation, "\(module.name) (\(module.layer)) may not import \(name)")
    case false?: return found(.importLayer, "\(module.name) (\(module.layer)) may not import \(name)")
    case nil where name.hasPrefix("Foundation"): return found(.foundation, "nobody may import \(name)")
    case nil: return found(.importUnknown, "\(name) is neither in Modules.swift nor in its list of the toolchain's")
    }
  }

  private func declared(by module: Module, imported: Set<String>) -> [Finding] {
    module.dependencies.compactMap { name -> Finding? in
      guard !imported.contains(name), let other = registry.all.first(where: { $0.name == name }) else { return nil }
      return registry.allows(module, toImport: other)
        ? Finding(
          .dependencyUnused, "Modules.swift", module.line, "\(module.name) declares \(name), which no file imports")
        : Finding(
          .dependencyLayer, "Modules.swift", module.line,
          "\(module.name) (\(module.layer)) may not depend on \(name) (\(other.layer))")
    }
  }
}
