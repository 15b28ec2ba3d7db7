extension AddressForm {
  /// How well the typed steps go with the first steps of the form: all but the last must be right, the last is a
  /// beginning.
  func match(_ typed: [Substring]) -> AddressMatch? {
    guard let last = typed.last, typed.count <= steps.count else { return nil }
    for (step, text) in zip(steps, typed.dropLast()) where !step.takes(text) { return nil }
    switch steps[typed.count - 1] {
    case .word(let word): return AddressMatch(last, in: word)
    case .value(let value): return last.isEmpty || value.takes(last) ? .prefix : nil
    }
  }

  /// Whether the typed steps are an address of this form, but for what may follow a `?`.
  func isMatched(by typed: [Substring]) -> Bool {
    typed.count == steps.count && zip(steps, typed).allSatisfy { $0.takes($1) }
  }

  /// The form with the values that are typed; it ends before the first that is missing.
  func completion(_ typed: [Substring], scheme: String, keys: String) -> AddressCompletion {
    var missing: String?
    var text: [String] = []
    let label = steps.enumerated().map { index, step in
      switch step {
      case .word(let word):
        if missing == nil { text.append(word) }
        return word
      case .value(let value):
        if index < typed.count, value.takes(typed[index]) {
          text.append(String(typed[index]))
          return String(typed[index])
        }
        if missing == nil {
          missing = value.placeholder
          text.append("")
        }
        return value.placeholder
      }
    }
    return AddressCompletion(
      text: scheme + text.joined(separator: "/"), label: scheme + label.joined(separator: "/"), summary: summary,
      keys: keys, missing: missing)
  }

  /// How the parameters may go on behind a complete path.
  func parameterCompletions(base: String, query: Substring) -> [(AddressMatch, AddressCompletion)] {
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    let last = items.last ?? ""
    let start = ([base] + [items.dropLast().joined(separator: "&")]).joined(separator: "?")
    let prefix = items.count > 1 ? start + "&" : start
    let used = items.dropLast().map { $0.prefix { $0 != "=" } }
    let name = last.prefix { $0 != "=" }
    let value = name.endIndex < last.endIndex ? last[last.index(after: name.endIndex)...] : nil
    return parameters.filter { !used.contains($0.name[...]) }.flatMap { $0.completions(name, value, behind: prefix) }
  }
}

extension AddressForm.Step {
  fileprivate func takes(_ text: Substring) -> Bool {
    switch self {
    case .word(let word): word == text
    case .value(let value): value.takes(text)
    }
  }
}

extension AddressForm.Parameter {
  /// - Parameter typed: The value as far as it is typed; nil before the `=`.
  fileprivate func completions(
    _ name: Substring, _ typed: Substring?, behind start: String
  ) -> [(AddressMatch, AddressCompletion)] {
    guard let match = typed == nil ? AddressMatch(name, in: self.name) : name == self.name ? .prefix : nil else {
      return []
    }
    let start = "\(start)\(self.name)="
    guard words.isEmpty else {
      return words.compactMap { word in
        guard let match = typed.map({ AddressMatch($0, in: word) }) ?? match else { return nil }
        return (match, AddressCompletion(text: start + word, label: start + word, summary: summary))
      }
    }
    let given = typed ?? ""
    guard given.isEmpty || value.takes(given) else { return [] }
    let shown = given.isEmpty ? value.placeholder : String(given)
    return [
      (
        match,
        AddressCompletion(
          text: start + given, label: start + shown, summary: summary, missing: given.isEmpty ? value.placeholder : nil)
      )
    ]
  }
}
