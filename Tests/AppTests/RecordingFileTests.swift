internal import Glibc
internal import StoaApp
internal import StoaTape
internal import Testing

struct RecordingFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/s.tape" }

  init() throws { directory = try TemporaryDirectory() }

  private func content() -> String {
    guard let file = fopen(path, "r") else { return "(none)" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test func whatIsOpenIsWrittenOver() throws {
    let file = try RecordingFile(path)
    file.append("# head\n")
    file.take(TapeEdit(settled: "", open: "Type \"a\"\n"))
    #expect(content() == "# head\nType \"a\"\n")
    file.take(TapeEdit(settled: "", open: "Type \"ab\"\nSleep 250ms\n"))
    #expect(content() == "# head\nType \"ab\"\nSleep 250ms\n")
    // The pause was no longer than a key takes, and is gone.
    file.take(TapeEdit(settled: "Type \"ab\"\n", open: "Down\n"))
    #expect(content() == "# head\nType \"ab\"\nDown\n")
    file.take(TapeEdit(settled: "Down\n", open: ""))
    #expect(content() == "# head\nType \"ab\"\nDown\n")
    #expect(file.failure == nil)
  }

  @Test func onlyItsOwnerCanReadIt() throws {
    let file = try RecordingFile(path)
    file.append("#\n")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func aFileThatIsThereIsNotWrittenOverButAnEmptyOneIsTaken() throws {
    try RecordingFile(path).append("mine\n")
    #expect(throws: UsageError("'\(path)' is there already; name another file with --record, or remove it first")) {
      try RecordingFile(path)
    }
    #expect(content() == "mine\n")
    truncate(path, 0)
    try RecordingFile(path).append("new\n")
    #expect(content() == "new\n")
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    #expect(throws: UsageError("'\(directory.path)/no/s.tape' cannot be written: No such file or directory")) {
      try RecordingFile(directory.path + "/no/s.tape")
    }
  }

  @Test(arguments: ["s.gif", "tape", "s.tape.txt", "s.cast/"]) func aNameSaysWhatIsRecorded(name: String) {
    #expect(throws: UsageError("--record takes a name that ends in .tape or .cast, not '\(name)'")) {
      try CommandParser.parse(["--record", name], environment: { _ in nil })
    }
  }

  @Test func aTapeBeginsAfreshUnlessADirectoryIsNamed() throws {
    let variables = ["STOA_DATA_DIR": "/mine"]
    func directory(_ words: String...) throws -> String? {
      try CommandParser.parse(words, environment: { variables[$0] }).dataDirectory
    }
    #expect(try directory("--record", "s.tape") == nil)
    #expect(try directory("--record", "s.tape", "--data-dir", "/own") == "/own")
    #expect(try directory("--record", "s.cast") == "/mine")
  }

  @Test(arguments: [["--replay", "t.tape"], ["--print", "text"], ["--monkey", "3"], ["paths"]])
  func aRecordingGoesWithASessionAlone(words: [String]) {
    #expect(
      throws: UsageError(
        "--record goes with a session on a terminal; leave out what else the program should do")
    ) {
      try CommandParser.parse(["--record", "s.tape"] + words, environment: { _ in nil })
    }
  }

  @Test func theHeadingSaysHowToReplay() throws {
    func heading(_ words: String...) throws -> String {
      TapeHeading.text(
        try CommandParser.parse(words, environment: { _ in nil }), name: "/some/where/a walk.tape", isASCII: true)
    }
    let first = "# Recorded by stoa 0.1.0. To replay it:\n#   stoa --replay "
    #expect(
      try heading("--seed", "7", "--sample-size", "30", "--no-mouse", "--theme", "mono")
        == "\(first)'a walk.tape' --seed 7 --sample-size 30 --ascii --no-mouse\nEnv STOA_THEME \"mono\"\n")
    let service = try heading("--backend", "http://127.0.0.1:3000", "--data-dir", "/d")
    #expect(
      service
        == """
        \(first)'a walk.tape' --ascii --data-dir /d
        # It began with the data of that directory, which has changed since if anything was changed.
        # The answers of the service are not in it, nor is a token for it.
        Env STOA_BACKEND "http://127.0.0.1:3000"

        """)
    #expect(try TapeParser.parse(service, name: "t").steps.count == 1)
  }
}
