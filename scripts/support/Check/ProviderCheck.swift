/// Finds what a container hands out and nothing takes.
struct ProviderCheck {
  let composition: Composition

  func findings() -> [Finding] {
    composition.unused.map { container, provider in
      Finding(
        .providerUnused, provider.file, provider.line, "nothing takes \(provider.name) from \(container.name)")
    }
  }
}
