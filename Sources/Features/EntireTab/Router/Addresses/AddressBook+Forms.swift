package import EntireTabLogic
internal import StoaRouting

extension AddressBook {
  /// Every address as the address line offers it, in the order of the table.
  package var forms: [AddressForm] {
    resolver.patterns.map { pattern in
      var values = pattern.slots.filter { !$0.isInQuery }[...]
      let steps = pattern.path.split(separator: "/").map { word in
        guard word.hasPrefix(":"), let slot = values.popFirst() else { return AddressForm.Step.word(String(word)) }
        return .value(AddressForm.Value(slot.placeholder, isNumber: slot.isNumber))
      }
      return AddressForm(
        steps, summary: pattern.summary, parameters: pattern.slots.filter(\.isInQuery).map(parameter))
    }
  }

  private func parameter(_ slot: LinkSlot) -> AddressForm.Parameter {
    AddressForm.Parameter(
      slot.name, AddressForm.Value(slot.placeholder, isNumber: slot.isNumber), words: slot.words,
      summary: slot.summary)
  }
}
