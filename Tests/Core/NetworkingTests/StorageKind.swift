/// The kinds of storage that the contract holds for.
enum StorageKind: CaseIterable, Sendable {
  case memory, file
}
