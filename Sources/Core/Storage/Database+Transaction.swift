internal import CSQLite

extension Database {
  /// Runs `body` whole or not at all: committed when it returns, rolled back when it throws.
  ///
  /// Takes the write lock at the start, so that it waits for other processes instead of failing halfway. Inside another
  /// transaction it is a savepoint of that one.
  public func transaction<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    try connection.locked { () throws(StorageError) in
      let isOuter = sqlite3_get_autocommit(connection.handle) != 0
      try execute(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT inner_transaction")
      do throws(StorageError) {
        let value = try body()
        try execute(isOuter ? "COMMIT" : "RELEASE inner_transaction")
        return value
      } catch {
        // A full disk has rolled back already; there is nothing to add to the first error.
        try? execute(isOuter ? "ROLLBACK" : "ROLLBACK TO inner_transaction; RELEASE inner_transaction")
        throw error
      }
    }
  }

  /// Runs `body` over the data as it is at its first read, whatever other processes commit meanwhile.
  ///
  /// For reads that belong together; a write inside may fail with `busy`, use `transaction` for those.
  public func snapshot<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    try connection.locked { () throws(StorageError) in
      guard sqlite3_get_autocommit(connection.handle) != 0 else { return try body() }
      try prepare("BEGIN").runToEnd()
      // Nothing was written, so the end cannot fail in a way that matters.
      defer { try? prepare("COMMIT").runToEnd() }
      return try body()
    }
  }
}
