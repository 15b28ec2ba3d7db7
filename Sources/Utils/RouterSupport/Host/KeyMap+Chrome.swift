public import StoaInput
public import StoaRouting

extension KeyMap {
  /// The bindings as a place publishes them: what the footer and the list of keys are made from.
  public var chromeKeys: [Chrome.Key] {
    bindings.map { binding in
      Chrome.Key(
        label: binding.keys.map(\.label).joined(separator: " "), name: binding.name, title: binding.title,
        inFooter: binding.footer)
    }
  }
}
