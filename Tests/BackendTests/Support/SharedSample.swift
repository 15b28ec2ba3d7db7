internal import Backend
internal import Glibc

/// One default sample for all tests that only read: filling one for each case would take most of the time.
enum SharedSample {
  static let backend = EmbeddedBackend(directory: directory.path)

  private static let directory: TemporaryDirectory = {
    let directory = TemporaryDirectory()
    atexit { SharedSample.directory.remove() }
    return directory
  }()
}
