package import DomainLayer
internal import StoaStorage
internal import Synchronization

/// The entries of the address line in a small file of the state directory, which several programs may share.
///
/// Each entry is put in front of what the file holds at that moment, so no program takes another's entries away; of two
/// that write in the same instant the later one wins, and one entry is lost. A file that is damaged gives what is
/// readable of it, and is reported; one that cannot be read is left as it is.
package final class DefaultAddressHistoryRepository: AddressHistoryRepository {
  private let path: String?
  private let report: @Sendable (String) -> Void
  private let kept = Mutex(AddressHistory())

  /// Without a path nothing outlives the program; `report` gets one line for the log for each fault.
  package init(path: String?, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  package func history() async throws(DomainError) -> AddressHistory {
    kept.withLock { kept in
      do throws(StorageError) {
        kept = try readFile() ?? kept
      } catch {
        report("address history: \(error)")
      }
      return kept
    }
  }

  package func add(_ entry: String) async throws(DomainError) {
    let fault = kept.withLock { kept in
      var fault: StorageError?
      do throws(StorageError) {
        kept = try readFile() ?? kept
      } catch {
        fault = error
      }
      kept.add(entry)
      // What cannot be read just now must not be replaced.
      return fault ?? writeFile(kept)
    }
    if let fault { throw DomainError(.storage, cause: "address history: \(fault)") }
  }

  /// What the file holds; nil where there is none, or one that is no history.
  private func readFile() throws(StorageError) -> AddressHistory? {
    guard let path else { return nil }
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try AtomicFile.read(path, limit: 1 << 20)
    } catch .tooLong {
      report("address history: \(StorageError.tooLong(path: path, limit: 1 << 20))")
      return nil
    }
    guard let bytes else { return nil }
    let (history, damaged) = AddressHistoryFormat.read(bytes)
    if damaged > 0 { report("address history: \(path): lines that are not understood: \(damaged)") }
    return history
  }

  private func writeFile(_ history: AddressHistory) -> StorageError? {
    guard let path else { return nil }
    do throws(StorageError) {
      if let end = path.lastIndex(of: "/"), end > path.startIndex { try PrivateDirectory.make(String(path[..<end])) }
      try AtomicFile.write(AddressHistoryFormat.write(history), to: path)
      return nil
    } catch {
      return error
    }
  }
}
