/// Draws the modules and their arrows as a Mermaid flow chart, one box for each layer; tests are left out.
package struct ModuleGraph {
  private let modules: [Module]

  package init(_ modules: [Module]) { self.modules = modules }

  /// The chart's text, without a Markdown fence.
  package var text: String {
    let drawn = modules.filter { $0.kind != .tests && $0.kind != .support }
    let groups = Layer.allCases.compactMap { layer -> String? in
      let names = drawn.filter { $0.layer == layer }.map { "    \($0.name)" }
      guard !names.isEmpty else { return nil }
      return (["  subgraph \(layer.rawValue)"] + names + ["  end"]).joined(separator: "\n")
    }
    let arrows = drawn.flatMap { module in module.dependencies.map { "  \(module.name) --> \($0)" } }
    return (["flowchart TD"] + groups + arrows).joined(separator: "\n") + "\n"
  }
}
