/// All that may be entered on the address line at a place: the addresses, and the commands by name.
public struct AddressMenu: Equatable, Sendable {
  /// In bytes; nothing completes a longer text, for no link may be longer.
  static let longestText = 4_096

  let forms: [AddressForm]
  let commands: [AddressCommand]

  /// - Parameter commands: Those of the place, then those of the shell.
  public init(forms: [AddressForm], commands: [AddressCommand]) {
    self.forms = forms
    self.commands = commands
  }

  /// How a text may go on: what begins with it, then what holds it, then what holds its letters; addresses before
  /// commands, each in the order of its table. An address that is also a command's name carries the command's keys.
  public func completions(for typed: String) -> [AddressCompletion] {
    guard typed.utf8.count <= Self.longestText else { return [] }
    let entry = AddressEntry(typed)
    let (scheme, address) = Self.withoutScheme(entry.unfinished)
    var found: [(match: AddressMatch, completion: AddressCompletion)] = []
    if !address.contains("?") { found = addresses(address, scheme: scheme) }
    found += parameters(of: address, scheme: scheme)
    if let parameter = entry.unfinishedParameter {
      found += parameters(of: Self.withoutScheme(parameter).address, scheme: scheme)
    }
    if scheme.isEmpty, let name = entry.unfinishedCommand { found += commands(name) }
    return AddressMatch.allCases.flatMap { match in found.filter { $0.match == match }.map(\.completion) }
  }

  private func addresses(_ address: String, scheme: String) -> [(AddressMatch, AddressCompletion)] {
    let steps = address.split(separator: "/", omittingEmptySubsequences: false)
    return forms.compactMap { form in
      guard let match = steps.count > 1 ? form.match(steps) : AddressMatch(address, in: form.key) else { return nil }
      let typed = steps.count > 1 ? steps : []
      return (match, form.completion(typed, scheme: scheme, keys: keys(of: form)))
    }
  }

  private func parameters(of address: String, scheme: String) -> [(AddressMatch, AddressCompletion)] {
    let base = address.prefix { $0 != "?" }
    let query = address[base.endIndex...].dropFirst()
    let steps = base.split(separator: "/", omittingEmptySubsequences: false)
    guard let form = forms.first(where: { $0.isMatched(by: steps) }) else { return [] }
    return form.parameterCompletions(base: scheme + base, query: query)
  }

  private func commands(_ name: String) -> [(AddressMatch, AddressCompletion)] {
    commands.compactMap { command in
      guard !forms.contains(where: { $0.key == command.name }), let match = AddressMatch(name, in: command.name) else {
        return nil
      }
      return (
        match,
        AddressCompletion(text: command.name, label: command.name, summary: command.title, keys: command.keys)
      )
    }
  }

  private func keys(of form: AddressForm) -> String {
    commands.first { $0.name == form.key }?.keys ?? ""
  }

  private static func withoutScheme(_ address: String) -> (scheme: String, address: String) {
    guard let slashes = address.firstRange(of: "://") else { return ("", address) }
    return (String(address[..<slashes.upperBound]), String(address[slashes.upperBound...]))
  }
}
