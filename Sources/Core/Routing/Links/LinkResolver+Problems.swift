extension LinkResolver {
  /// What is wrong with the table itself, one line each; a test of every table asserts that there is nothing.
  public var problems: [String] {
    var problems: [String] = []
    for (index, pattern) in patterns.enumerated() {
      let place = pattern.form.shape.place
      if !policy.places.contains(place) {
        problems.append("\(pattern.path): the place '\(place)' is not one of the policy's")
      }
      if place != place.lowercased() || place.contains(where: { !$0.isASCII || $0 == ":" }) {
        problems.append("\(pattern.path): a place is written in small ASCII letters")
      }
      if pattern.form.shape.names != pattern.form.stepNames {
        let names = pattern.form.stepNames.joined(separator: ", ")
        problems.append("\(pattern.path): its steps are declared as '\(names)'")
      }
      if Set(pattern.form.queryNames).count != pattern.form.queryNames.count {
        problems.append("\(pattern.path): a query name is declared twice")
      }
      if let earlier = patterns[..<index].first(where: { $0.form.shape.covers(pattern.form.shape) }) {
        problems.append("\(pattern.path): never reached, for \(earlier.path) comes first")
      }
    }
    return problems
  }
}
