package import DomainLayer
internal import StoaStorage
internal import Synchronization

/// Preferences in a small file of the configuration directory, read the first time that they are asked for.
///
/// A file that is damaged or cannot be read gives the defaults, as far as it is damaged, and is reported; the program
/// starts all the same.
package final class DefaultPreferencesRepository: PreferencesRepository {
  private let path: String?
  private let report: @Sendable (String) -> Void
  private let kept = Mutex<Preferences?>(nil)

  /// Without a path nothing outlives the program; `report` gets one line for the log for each fault.
  package init(path: String?, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  package func load() async throws(DomainError) -> Preferences {
    kept.withLock { kept in
      if let kept { return kept }
      let read = readFile()
      kept = read
      return read
    }
  }

  package func save(_ preferences: Preferences) async throws(DomainError) {
    kept.withLock { $0 = preferences }
    guard let path else { return }
    do throws(StorageError) {
      if let end = path.lastIndex(of: "/"), end > path.startIndex { try PrivateDirectory.make(String(path[..<end])) }
      try AtomicFile.write(Array(PreferencesFormat.write(preferences).utf8), to: path)
    } catch {
      throw DomainError(.storage, cause: "preferences: \(error)")
    }
  }

  private func readFile() -> Preferences {
    guard let path else { return Preferences() }
    do throws(StorageError) {
      guard let bytes = try AtomicFile.read(path, limit: 1 << 16) else { return Preferences() }
      let (preferences, problems) = PreferencesFormat.read(String(decoding: bytes, as: UTF8.self))
      for problem in problems { report("preferences: \(path): \(problem); the default is used") }
      return preferences
    } catch {
      report("preferences: \(error); the defaults are used")
      return Preferences()
    }
  }
}
