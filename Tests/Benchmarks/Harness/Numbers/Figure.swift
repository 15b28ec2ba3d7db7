/// One measured number, and what it stands beside.
package struct Figure: Sendable {
  /// Two or three words with dots between them; the first one names the group.
  package let name: String
  /// The number in words.
  package let title: String
  package let unit: Unit
  package let own: Series
  /// The same of the C program, or of Stoa with 100 rows.
  package let other: Series?

  package init(_ name: String, _ title: String, _ unit: Unit, _ own: Series, against other: Series? = nil) {
    self.name = name
    self.title = title
    self.unit = unit
    self.own = own
    self.other = other
  }

  /// The ratio of the minima: what load adds is not in them.
  package var ratio: Double? { other.map { own.minimum / $0.minimum } }

  var ratioOfMedians: Double? { other.map { own.median / $0.median } }
}
