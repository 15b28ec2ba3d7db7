/// All that `Modules.swift` says: the modules, their tests, and the tables of what may import what.
package struct Registry: Sendable {
  package let modules: [Module]
  package let tests: [Module]
  package let rules: [Rule]
  package let toolchainRules: [ToolchainRule]

  package init(modules: [Module], tests: [Module], rules: [Rule], toolchainRules: [ToolchainRule]) {
    self.modules = modules
    self.tests = tests
    self.rules = rules
    self.toolchainRules = toolchainRules
  }

  /// Everything that SwiftPM builds, in the order of declaration.
  package var all: [Module] { modules + tests }

  /// The named modules and all that they need, in the registry's order.
  package func closure(of names: [String]) -> [Module] {
    var wanted = Set<String>()
    var open = names
    while let name = open.popLast() {
      guard wanted.insert(name).inserted, let module = all.first(where: { $0.name == name }) else { continue }
      open += module.dependencies
    }
    return all.filter { wanted.contains($0.name) }
  }

  /// Whether the architecture lets `module` import `other`.
  package func allows(_ module: Module, toImport other: Module) -> Bool {
    let rule =
      rules.first { $0.subject == .module(module.name) } ?? rules.first { $0.subject == .layer(module.layer) }
    return rule?.allowed.contains { $0.includes(other, seenFrom: module.feature) } ?? false
  }

  /// Whether `module` may import the toolchain's module of this name; nil when the table does not know it.
  package func allows(_ module: Module, toImportToolchain name: String) -> Bool? {
    guard let rule = toolchainRules.first(where: { $0.name == name }) else { return nil }
    return rule.users?.contains { $0.includes(module, seenFrom: module.feature) } ?? true
  }

  /// The same, but that a module does not depend on another.
  func removing(_ dependency: String, from name: String) -> Registry {
    func changed(_ module: Module) -> Module {
      guard module.name == name else { return module }
      var module = module
      module.dependencies.removeAll { $0 == dependency }
      return module
    }
    return Registry(
      modules: modules.map(changed), tests: tests.map(changed), rules: rules, toolchainRules: toolchainRules)
  }
}
