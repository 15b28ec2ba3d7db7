internal import Glibc
internal import StoaStorage

/// The file of one sample: filled at the first run, and from then on changed by requests only.
struct SampleFile {
  let directory: String
  let size: Int?
  let seed: UInt64

  var path: String { "\(directory)/sample-\(size.map(String.init) ?? "default")-\(seed).sqlite" }

  func open() throws(StorageError) -> Database {
    if access(path, F_OK) != 0 {
      let fill = SampleFill(size: SampleSize(size), seed: seed)
      try BackendFile.make(path) { (database) throws(StorageError) in try fill.run(in: database) }
    }
    return try BackendFile.open(path)
  }
}
