internal import Foundation
internal import StoaSupport
internal import Testing

/// A small tree that breaks one rule at one place.
struct BadTree: Sendable, CustomTestStringConvertible {
  let rule: RuleID
  /// `file:line`.
  let place: String
  var modules = Registry.smallModules
  let spoil: @Sendable (Tree) throws -> Void

  init(
    _ rule: RuleID, at place: String, modules: [Module] = Registry.smallModules,
    _ spoil: @escaping @Sendable (Tree) throws -> Void = { _ in }
  ) {
    self.rule = rule
    self.place = place
    self.modules = modules
    self.spoil = spoil
  }

  var testDescription: String { "\(rule.rawValue) at \(place)" }

  /// The tree on disk.
  func make() throws -> Tree {
    let tree = try Tree(.small(modules: modules))
    for (path, text) in Self.known { try tree.write(path, text) }
    try spoil(tree)
    return tree
  }

  /// What the toolchain has said of the good tree's files, which need not be asked about again.
  private static let known: [(path: String, text: String)] = {
    guard let tree = try? Tree(.small), tree.findings().isEmpty else { return [] }
    return [".build/support/imports", ".build/support/format"].compactMap { path in
      (try? tree.text(path)).map { (path, $0) }
    }
  }()
}
