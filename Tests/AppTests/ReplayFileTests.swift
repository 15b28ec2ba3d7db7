internal import Glibc
internal import StoaApp
internal import StoaTape
internal import Testing

struct ReplayFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func put(_ text: String, _ name: String) -> String {
    let path = "\(directory.path)/\(name)"
    #expect(TapeTextFile.write(text, to: path) == nil)
    return path
  }

  @Test func aFolderStandsForItsTapesByName() {
    for name in ["b.tape", "a.tape", "notes.txt", ".hidden.tape"] { _ = put("", name) }
    let path = directory.path
    #expect(TapeSource.tapes(in: path) == ["\(path)/a.tape", "\(path)/b.tape"])
    #expect(TapeSource.tapes(in: path + "/") == ["\(path)/a.tape", "\(path)/b.tape"])
    #expect(TapeSource.tapes(in: "\(path)/b.tape") == ["\(path)/b.tape"])
    #expect(TapeSource.tapes(in: "-") == ["-"])
  }

  @Test func aFolderWithoutATapeIsRefused() throws {
    let path = directory.path
    #expect(TapeSource.tapes(in: path) == [path])
    #expect(mistakes(in: path) == ["1:1: '\(path)' cannot be read: it is a folder without a .tape file"])
  }

  @Test func aTapeTakesInWhatLiesBesideIt() throws {
    _ = put("Down 2", "part.tape")
    let tape = try TapeSource.read(put("Source part.tape\nUp", "whole.tape"))
    #expect(tape.steps.map(\.source) == ["Down 2", "Up"])
  }

  @Test func whatCannotBeReadOrPlayedSaysSo() {
    #expect(mistakes(in: "\(directory.path)/no.tape") == ["1:1: there is no file '\(directory.path)/no.tape'"])
    #expect(mistakes(in: put("Tpye a", "t.tape")) == ["1:1: there is no command 'Tpye'; did you mean 'Type'?"])
    #expect(
      mistakes(in: put("Down\nEnv A b", "t.tape")) == ["2:1: Env must stand before the first command that is played"])
  }

  @Test func aFileThatIsNoTapeIsTooLarge() {
    let path = put(String(repeating: "#", count: TapeReader.largestFile + 1), "t.tape")
    #expect(mistakes(in: path) == ["1:1: '\(path)' is larger than a tape can be, which is 1 MiB"])
    #expect(mistakes(in: put(String(repeating: "#", count: TapeReader.largestFile), "t.tape")) == [])
  }

  @Test func aLinkStaysALink() {
    let path = put("one\n", "a.txt")
    let link = "\(directory.path)/link.txt"
    #expect(symlink("a.txt", link) == 0)
    #expect(TapeTextFile.write("two\n", to: link) == nil)
    #expect(lines(of: path) == "two\n")
    #expect(unlink(path) == 0)
    #expect(TapeTextFile.write("three\n", to: link) == nil)
    #expect(lines(of: path) == "three\n")
    var status = stat()
    #expect(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aFileKeepsItsMode() {
    let path = put("one\n", "a.txt")
    #expect(chmod(path, 0o640) == 0)
    #expect(TapeTextFile.write("two\n", to: path) == nil)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func allThatIsWrongIsSaidAtOnceAndInOrder() {
    let path = put("Output a.txt\nEnv STOA_THEME neon\nScreenshot a.txt\nEnv STOA_COLOR red", "t.tape")
    #expect(
      mistakes(in: path) == [
        "2:1: STOA_THEME takes one of default, contrast, mono, not 'neon'",
        "3:1: 'a.txt' is written by another command already",
        "4:1: Env must stand before the first command that is played",
        "4:1: STOA_COLOR takes one of auto, always, never, not 'red'",
      ])
    #expect(throws: Never.self) { try TapeSource.read(put("Env STOA_THEME neon", "u.tape"), unless: ["--theme"]) }
  }

  @Test func aTextIsWrittenWholeAndReplaced() {
    let path = put("one\n", "a.txt")
    #expect(TapeTextFile.write("two\n", to: path) == nil)
    #expect(lines(of: path) == "two\n")
  }

  @Test func whatCannotBeWrittenSaysWhy() {
    #expect(TapeTextFile.write("x", to: "\(directory.path)/no/a.txt") == "No such file or directory")
    #expect(TapeTextFile.write("x", to: directory.path) == "it is no ordinary file")
    #expect(TapeTextFile.write("x", to: "/dev/null") == "it is no ordinary file")
    let pipe = "\(directory.path)/pipe.txt"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(TapeTextFile.write("x", to: pipe) == "it is no ordinary file")
    #expect(access("/dev/null", W_OK) == 0)
  }

  private func mistakes(in path: String) -> [String] {
    do throws(TapeErrors) {
      _ = try TapeSource.read(path)
      return []
    } catch {
      return error.errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
    }
  }

  private func lines(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
