/// Reads a tape and all that it takes in by `Source`.
public enum TapeReader {
  /// The largest file; `open` need not read more than one byte beyond it.
  public static let largestFile = 1 << 20

  /// The tape in a file, with the steps of its `Source` files in their places.
  ///
  /// A `Source` path counts from the current directory, as with VHS; if there is no such file, from the folder of the
  /// tape that names it. `Output` of a sourced tape is left out, as VHS does.
  ///
  /// - Parameter open: the bytes of the file at a path, relative to the current directory unless it begins with `/`.
  public static func read(
    _ path: String, open: (String) throws(TapeReadError) -> [UInt8]
  ) throws(TapeErrors) -> Tape {
    do {
      return try TapeParser.parse(String(decoding: open(path), as: UTF8.self), name: path)
    } catch let errors as TapeErrors {
      throw errors
    } catch {
      throw TapeErrors([TapeError("there is no such file", at: TapePosition(file: path, line: 1, column: 1))])
    }
  }
}
