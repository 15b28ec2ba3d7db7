internal import EntireTabRouter

extension PlaceOutput {
  /// Standard output and standard error.
  static let console = PlaceOutput(write: { Console.write($0) }, complain: { Console.complain($0) })
}
