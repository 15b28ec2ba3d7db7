internal import Glibc

/// The memory that the process holds.
enum ResidentMemory {
  /// What is neither swapped out nor given back, in bytes; 0 where the system does not say.
  ///
  /// Source: proc(5), `/proc/pid/statm`, the second field, in pages.
  static var bytes: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = read(file, &text, text.count)
    guard count > 0 else { return 0 }
    let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
    return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
