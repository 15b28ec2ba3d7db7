internal import StoaInput
internal import StoaTape
internal import Testing

struct TapeReaderTests {
  /// Reads from files that are there by name only.
  private func read(_ path: String, _ files: [String: String]) throws(TapeErrors) -> Tape {
    try TapeReader.read(path) { path throws(TapeReadError) in
      guard let text = files[path] else { throw .notFound }
      return Array(text.utf8)
    }
  }

  private func errors(_ path: String, _ files: [String: String]) -> [String] {
    do throws(TapeErrors) {
      _ = try read(path, files)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  private func error(in bytes: [UInt8]) -> String {
    do throws(TapeErrors) {
      _ = try TapeReader.read("a.tape") { _ in bytes }
      return ""
    } catch {
      return error.description
    }
  }

  @Test func theStepsOfAnotherTapeStandWhereItIsNamed() throws {
    let tape = try read(
      "walk.tape", ["walk.tape": "Up\nSource in.tape Down", "in.tape": "Left\nSource 'more.tape'", "more.tape": "Tab"])
    #expect(tape.name == "walk.tape")
    #expect(tape.steps.map(\.source) == ["Up", "Left", "Tab", "Down"])
    #expect(
      tape.steps.map(\.position.description) == ["walk.tape:1:1", "in.tape:1:1", "more.tape:1:1", "walk.tape:2:16"])
  }

  @Test func theCurrentDirectoryGoesBeforeTheFolderOfTheTape() throws {
    let files = ["t/walk.tape": "Source a.tape Source b.tape", "a.tape": "Up", "t/a.tape": "Left", "t/b.tape": "Down"]
    #expect(try read("t/walk.tape", files).steps.map(\.position.file) == ["a.tape", "t/b.tape"])
  }

  @Test func anotherTapeMayBeNamedTwice() throws {
    #expect(try read("w.tape", ["w.tape": "Source a.tape Source ./x/../a.tape", "a.tape": "Up"]).steps.count == 2)
  }

  @Test func theOutputOfAnotherTapeIsLeftOut() throws {
    let tape = try read("w.tape", ["w.tape": "Output w.txt Source a.tape", "a.tape": "Output a.txt Up"])
    #expect(tape.steps.map(\.source) == ["Output w.txt", "Up"])
  }

  @Test func anotherTapeMayStartTheProgram() throws {
    let tape = try read("w.tape", ["w.tape": "Set Width 80 Source a.tape Up", "a.tape": "Hide Type 'stoa' Enter Show"])
    #expect(tape.steps.map(\.source) == ["Set Width 80", "Up"])
  }

  @Test func aTapeCannotTakeItselfIn() {
    #expect(
      errors("a.tape", ["a.tape": "Up Source b.tape", "b.tape": "\nSource ./a.tape"])
        == ["b.tape:2:1: './a.tape' is being read already; a tape cannot take itself in"])
    #expect(
      errors("./a.tape", ["./a.tape": "Source a.tape"])
        == ["./a.tape:1:1: 'a.tape' is being read already; a tape cannot take itself in"])
  }

  @Test func aFileThatIsNotThereIsSaidWhereItIsNamed() {
    #expect(errors("a.tape", [:]) == ["a.tape:1:1: there is no file 'a.tape'"])
    #expect(
      errors("t/a.tape", ["t/a.tape": "Up\n  Source no.tape Down\nSource nor.tape"])
        == ["t/a.tape:2:3: there is no file 'no.tape'", "t/a.tape:3:1: there is no file 'nor.tape'"])
  }

  @Test func whyAFileCannotBeReadIsPassedOn() {
    let error = #expect(throws: TapeErrors.self) {
      try TapeReader.read("a.tape") { _ throws(TapeReadError) in throw .unreadable("Permission denied") }
    }
    #expect(error?.description == "a.tape:1:1: 'a.tape' cannot be read: Permission denied")
  }

  @Test func errorsCarryTheNameOfTheirFileAndAreSaidOnce() {
    let files = ["a.tape": "Source t/b.tape\nFoo\nSource t/b.tape", "t/b.tape": "Up\nBar"]
    #expect(
      errors("a.tape", files) == ["a.tape:2:1: there is no command 'Foo'; a text to type stands in quotes behind Type"])
    let sound = files.merging(["a.tape": "Source t/b.tape\nUp\nSource t/b.tape\nSource x.tape"]) { $1 }
    #expect(
      errors("a.tape", sound) == [
        "t/b.tape:2:1: there is no command 'Bar'; a text to type stands in quotes behind Type",
        "a.tape:4:1: there is no file 'x.tape'",
      ])
  }

  @Test func anEmptyFileIsRefusedAsAnotherTapeOnly() throws {
    #expect(try read("a.tape", ["a.tape": ""]).steps.isEmpty)
    #expect(errors("a.tape", ["a.tape": "Source b.tape", "b.tape": ""]) == ["a.tape:1:1: 'b.tape' is empty"])
  }

  @Test func tapesStandSixteenDeepAtMost() {
    func chain(_ length: Int) -> [String: String] {
      var files = ["0.tape": "Up"]
      for number in 1...length { files["\(number).tape"] = "Source \(number - 1).tape" }
      return files
    }
    #expect(errors("16.tape", chain(16)) == [])
    #expect(errors("17.tape", chain(17)) == ["1.tape:1:1: more than 16 tapes stand within each other"])
  }

  @Test func tapesThatMultiplyAreStopped() {
    var files = ["0.tape": "Up"]
    for number in 1...12 { files["\(number).tape"] = "Source \(number - 1).tape Source \(number - 1).tape" }
    let found = errors("12.tape", files)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("a tape follows at most 1000 Source commands") == true)
  }

  @Test func stepsAreCountedAcrossFiles() {
    let files = ["a.tape": "Source b.tape\nSource b.tape", "b.tape": String(repeating: "Up\n", count: 60_000)]
    #expect(
      errors("a.tape", files) == ["b.tape:40001:1: a tape has at most 100000 commands, those of other files included"])
  }

  @Test func aFileMayHaveAMebibyte() {
    #expect(error(in: Array(repeating: 0x20, count: 1 << 20)) == "")
    #expect(
      error(in: Array(repeating: 0x20, count: 1 << 20 + 1))
        == "a.tape:1:1: 'a.tape' is larger than a tape can be, which is 1 MiB")
  }

  static let faults: [([UInt8], String)] = [
    (Array("Up\nDown ".utf8) + [0xFF], "2:6"), (Array("é".utf8) + [0xC3], "1:2"), ([0xEF], "1:1"),
    (Array("Type 'é".utf8) + [0xF0, 0x9F, 0x41], "1:8"), ([0xED, 0xA0, 0x80], "1:1"), ([0xEF, 0xBF, 0x41], "1:1"),
  ]

  @Test(arguments: faults)
  func bytesThatAreNoTextHaveAPlace(bytes: [UInt8], place: String) {
    #expect(error(in: bytes) == "a.tape:\(place): this byte is no UTF-8, in which a tape is written")
  }
}
