extension KeyMap {
  /// This map over another one: where both claim a key, this one has it, and the other's binding loses it; a binding
  /// that has lost its last key goes. So a place's map lies over the shell's without a conflict, and help tells the
  /// truth. A binding of this map replaces the other's of the same name whole.
  public func merged(over other: KeyMap) -> KeyMap {
    let remaining = other.bindings.compactMap { binding -> KeyBinding<Command>? in
      guard command(named: binding.name) == nil else { return nil }
      var binding = binding
      let hadKeys = !binding.keys.isEmpty
      binding.keys.removeAll { command(for: $0) != nil }
      return hadKeys && binding.keys.isEmpty ? nil : binding
    }
    return KeyMap(bindings + remaining)
  }

  /// The same keys for another kind of command, for a parent that wraps its children's.
  public func map<Other>(_ transform: (Command) -> Other) -> KeyMap<Other> {
    KeyMap<Other>(
      bindings.map { binding in
        KeyBinding<Other>(
          binding.keys, name: binding.name, title: binding.title, footer: binding.footer,
          needsItem: binding.needsItem, command: transform(binding.command))
      })
  }

  /// Only the bindings that hold now, for a place whose keys depend on its state.
  public func filtered(_ isIncluded: (KeyBinding<Command>) -> Bool) -> KeyMap {
    KeyMap(bindings.filter(isIncluded))
  }
}
