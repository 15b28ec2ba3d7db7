internal import Glibc
package import StoaTape

/// Reads tapes from files, folders and standard input.
package enum TapeSource {
  /// A tape with all that it takes in, and with its commands in an order that can be played.
  ///
  /// - Parameters:
  ///   - name: A file, or `-` for standard input.
  ///   - flags: Those of the command line, which win over what the tape says of the same.
  package static func read(_ name: String, unless flags: Set<String> = []) throws(TapeErrors) -> Tape {
    let tape = try TapeReader.read(name, open: bytes)
    let errors = tape.misplacements + Invocation.mistakes(in: tape, unless: flags) + tape.collisions
    guard errors.isEmpty else { throw TapeErrors(tape.inOrder(errors)) }
    return tape
  }

  /// The tapes of a folder by name; any other name as it is, and that of a folder without any, for `read` to refuse.
  package static func tapes(in name: String) -> [String] {
    guard name != "-", let names = Folder.names(in: name) else { return [name] }
    let path = name.hasSuffix("/") ? name : name + "/"
    let tapes = names.filter { $0.hasSuffix(".tape") && !$0.hasPrefix(".") }.sorted()
    return tapes.isEmpty ? [name] : tapes.map { path + $0 }
  }

  private static func bytes(_ path: String) throws(TapeReadError) -> [UInt8] {
    guard Folder.names(in: path) == nil else { throw .unreadable("it is a folder without a .tape file") }
    let descriptor = open(path == "-" ? "/dev/stdin" : path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw path == "-" ? .unreadable("standard input is closed") : refusal() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // A byte too many, and the reader says itself how much a tape may hold.
    while bytes.count <= TapeReader.largestFile {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refusal() }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func refusal() -> TapeReadError {
    errno == ENOENT ? .notFound : .unreadable(String(cString: strerror(errno)))
  }
}
