internal import Testing

/// Runs every test. With this file SwiftPM need not look for XCTests, of which there are none: it would look into the
/// index for editors, and making that takes as long as half of all compiling.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
