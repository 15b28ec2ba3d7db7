internal import StoaSupport

extension Registry {
  /// A few of Stoa's modules, under Stoa's rules.
  static var small: Registry { small(modules: smallModules) }

  static func small(modules: [Module], tests: [Module] = []) -> Registry {
    Registry(
      modules: modules, tests: tests, rules: stoaRegistry.rules,
      toolchainRules: stoaRegistry.toolchainRules)
  }

  static var smallModules: [Module] {
    [
      .module("StoaFlow", .core, "Core/Flow", line: 1),
      .module("DomainLayer", .domain, "Layers/Domain", line: 2),
      .module("PeopleInterface", .interface, "Features/People/Interface", ["DomainLayer"], feature: "People", line: 3),
      .module(
        "PeopleLogic", .logic, "Features/People/Logic", ["DomainLayer", "PeopleInterface", "StoaFlow"],
        feature: "People", line: 4),
      .module("PostsInterface", .interface, "Features/Posts/Interface", ["DomainLayer"], feature: "Posts", line: 5),
      .module("StoaNetworking", .core, "Core/Networking", line: 6),
    ]
  }
}
