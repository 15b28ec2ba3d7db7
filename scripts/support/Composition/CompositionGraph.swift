/// Draws containers as a Mermaid flow chart: a box for each with what it hands out, and arrows to who takes it.
struct CompositionGraph {
  let composition: Composition

  /// The chart's text, without a Markdown fence.
  var text: String {
    let boxes = composition.containers.flatMap { container in
      ["  subgraph \(container.name)"]
        + container.providers.map { "    \(container.name).\($0.name)[\"\(label($0))\"]" } + ["  end"]
    }
    let arrows = composition.uses.sorted().compactMap { use in
      guard let provider = use.provider else {
        return use.user == use.container ? nil : "  \(use.user) -. makes .-> \(use.container)"
      }
      return "  \(use.container).\(provider) --> \(use.user)"
    }
    return (["flowchart LR"] + boxes + arrows).joined(separator: "\n") + "\n"
  }

  private func label(_ provider: Provider) -> String {
    guard !provider.type.isEmpty else { return provider.name }
    return "\(provider.name): \(provider.type)".replacing("\"", with: "'").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
