internal import StoaNetworking

extension Invocation {
  /// Takes a value of `--fault`: a place in the program and a hyphen make it one of the program, all else is one of a service.
  mutating func addFault(_ text: String, name: String) throws(UsageError) {
    if Fault.Place.allCases.contains(where: { text.hasPrefix("\($0.rawValue)-") }) {
      fault = try Fault(text, name: name)
    } else {
      serviceFaults += try ServiceFault.list(text, name: name)
      serviceFaultWords += [name, text]
    }
  }

  /// The words that ask for the same faults again.
  var faultWords: [String] {
    let program = fault.map { ["--fault", "\($0.place.rawValue)-\($0.kind.rawValue)"] } ?? []
    return program + serviceFaultWords
  }

  /// The way to a service, with the faults on it that were asked for.
  func faulty(_ transport: any Transport, clock: any Clock<Duration>) -> any Transport {
    guard !serviceFaults.isEmpty else { return transport }
    return FaultyTransport(transport, faults: serviceFaults, seed: seed, clock: clock)
  }
}
