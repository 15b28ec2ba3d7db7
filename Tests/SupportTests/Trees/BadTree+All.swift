internal import Foundation
internal import StoaSupport

extension BadTree {
  /// Every rule that a tree can break, some of them in several ways.
  static let all = imports + registry + files + code + documents

  private static let domain = "Sources/Layers/Domain/DomainLayer.swift"
  private static let flow = "Sources/Core/Flow/StoaFlow.swift"
  private static let logic = "Sources/Features/People/Logic/PeopleLogic.swift"
  private static let container = "Sources/Layers/Domain/DomainContainer.swift"

  private static let imports = [
    writing(.importLayer, domain, line: 1, "internal import StoaNetworking\n\nenum OnlyDomain {}\n"),
    writing(.importLayer, domain, line: 1, "@_exported public import StoaNetworking\n\nenum OnlyDomain {}\n"),
    writing(
      .importLayer, logic, line: 3,
      """
      internal import DomainLayer
      internal import PeopleInterface
      internal import PostsInterface
      internal import StoaFlow

      enum OnlyLogic {}

      """),
    BadTree(.importUndeclared, at: "Sources/Features/Posts/Interface/PostsInterface.swift:1", modules: undeclared) {
      try $0.write("Sources/Features/Posts/Interface/PostsInterface.swift", "internal import DomainLayer\n")
    },
    writing(.importUnknown, domain, line: 1, "internal import Observation\n\nenum OnlyDomain {}\n"),
    writing(.foundation, domain, line: 1, "internal import Foundation\n\nenum OnlyDomain {}\n"),
    writing(.foundation, flow, line: 1, "internal import Dispatch\n\nenum OnlyFlow {}\n"),
  ]

  private static let registry = [
    BadTree(.dependencyLayer, at: "Modules.swift:7", modules: adding("DataLayer", .data, ["DomainLayer", "StoaFlow"])) {
      try $0.write("Sources/Extra/DataLayer.swift", "internal import DomainLayer\n")
    },
    BadTree(.dependencyUnknown, at: "Modules.swift:7", modules: adding("DataLayer", .data, ["DomainLayre"])) {
      try $0.write("Sources/Extra/DataLayer.swift", "enum OnlyData {}\n")
    },
    BadTree(.dependencyUnused, at: "Modules.swift:5") {
      try $0.write("Sources/Features/Posts/Interface/PostsInterface.swift", "enum OnlyPosts {}\n")
    },
    BadTree(
      .cycle, at: "Modules.swift:1",
      modules: [.module("A", .tests, "A", ["B"], line: 1), .module("B", .tests, "B", ["A"], line: 2)]),
    BadTree(
      .moduleTwice, at: "Modules.swift:7",
      modules: Registry.smallModules + [
        .module("StoaFlow", .core, "Core/Other", line: 7)
      ]),
    BadTree(.moduleEmpty, at: "Modules.swift:1") { try $0.remove(flow) },
    BadTree(
      .linkLine, at: "Sources/C/Curl/module.modulemap:3",
      modules: Registry.smallModules + [.systemLibrary("CCurl", "C/Curl", line: 7)]
    ) {
      try $0.write("Sources/C/Curl/module.modulemap", "module CCurl {\n  header \"shim.h\"\n  link \"curl\"\n}\n")
    },
  ]

  private static let files = [
    writing(.fileHomeless, "Sources/Core/Stray/Stray.swift", line: 1, "enum Stray {}\n"),
    BadTree(.unreadable, at: "Sources/Core/Flow/Gone.swift:1") {
      try FileManager.default.createSymbolicLink(
        atPath: $0.root + "/Sources/Core/Flow/Gone.swift", withDestinationPath: "nowhere.swift")
    },
    BadTree(.manifestStale, at: "Package.swift:1") { try $0.remove("Package.swift") },
    BadTree(.graphStale, at: "docs/modules.md:8") {
      try $0.write("docs/modules.md", try $0.text("docs/modules.md").replacing("    StoaFlow\n", with: ""))
    },
    BadTree(.graphStale, at: "docs/composition.md:1") { try $0.remove("docs/composition.md") },
    writing(.format, flow, line: 1, "enum  Wide {}\n"),
    writing(.syntax, "Sources/Core/Flow/Broken.swift", line: 2, "enum A {}\nlet\n"),
    writing(.typeTwiceInFile, flow, line: 3, "enum First {}\n\nstruct Second {}\n"),
    writing(.typeTwiceInFile, flow, line: 5, "enum First {}\n\nextension First {}\n\nprivate protocol Second {}\n"),
  ]

  private static let code = [
    writing(.publicUnused, domain, line: 1, "public enum Lonely {}\n"),
    writing(.publicUnused, flow, line: 2, "enum OnlyFlow {\n  package static let lonely = 1\n}\n"),
    BadTree(.providerUnused, at: "\(container):2") {
      try $0.write(container, "struct DomainContainer {\n  let loadPeople: Int\n}\n")
      $0.generate()
    },
    writing(.defaultPool, flow, line: 1, "actor Counter {}\n"),
    writing(.escapeHatch, flow, line: 1, "final class Box: @unchecked Sendable {}\n"),
  ]

  private static let documents = [
    writing(.docLink, "docs/links.md", line: 3, "# Links\n\n[gone](gone.md)\n"),
    writing(.docLink, "docs/links.md", line: 3, "# Two Links\n\n[one](#two-links), [other](#other)\n"),
    writing(.docLink, "README.md", line: 1, "Its reducer is `Sources/Core/Flow/Reducer`.\n"),
    writing(.docCommand, "docs/commands.md", line: 1, "```sh\ntrue\n```\n"),
    writing(.docCommand, "Examples/Counter/README.md", line: 1, "```console run\n$ echo 'open\n```\n"),
    writing(.docCommand, "docs/commands.md", line: 3, "```sh interactive\ntrue\nscripts/gone --fix\n```\n"),
    writing(.docCommand, "docs/commands.md", line: 2, "```\nstoa people\n```\n"),
  ]

  private static let undeclared = Registry.smallModules.map { module in
    module.name == "PostsInterface"
      ? .module(module.name, module.layer, module.folder, feature: module.feature, line: module.line) : module
  }

  private static func adding(_ name: String, _ layer: Layer, _ dependencies: [String]) -> [Module] {
    Registry.smallModules + [.module(name, layer, "Extra", dependencies, line: 7)]
  }

  private static func writing(_ rule: RuleID, _ path: String, line: Int, _ text: String) -> BadTree {
    BadTree(rule, at: "\(path):\(line)") { try $0.write(path, text) }
  }
}
