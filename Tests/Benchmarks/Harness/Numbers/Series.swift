/// The values of one number over several runs.
package struct Series: Equatable, Sendable {
  package private(set) var values: [Double]

  package init(_ values: [Double] = []) { self.values = values }

  package mutating func append(_ value: Double) { values.append(value) }

  package var minimum: Double { values.min() ?? .nan }
  package var maximum: Double { values.max() ?? .nan }

  /// The middle value; of an even number the mean of the two.
  package var median: Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
