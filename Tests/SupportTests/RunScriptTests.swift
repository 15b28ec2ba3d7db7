internal import Foundation
internal import StoaSupport
internal import Testing

/// `scripts/run` in a copy of the scripts over a program of a few lines, in a path with spaces.
@Suite struct RunScriptTests {
  private static let program = "Sources/App/stoa.swift"

  private func makeTree() throws -> Tree {
    let tree = try Tree(.small(modules: [.executable("stoa", .app, "App", [], line: 1)]))
    try tree.remove("scripts")
    try FileManager.default.copyItem(atPath: Shell.root + "/scripts", toPath: tree.root + "/scripts")
    try tree.remove(Self.program)
    try tree.write("Sources/App/main.swift", "print(CommandLine.arguments.dropFirst().joined(separator: \"|\"))\n")
    return tree
  }

  @Test func theProgramAloneWritesToStandardOutputAndAFreshOneStartsWithoutAWord() throws {
    let tree = try makeTree()
    let first = try Shell(tree.root + "/scripts/run", ["people", "two words", ""])
    #expect(first.status == 0)
    #expect(first.output == "people|two words|\n")
    #expect(first.errors.contains("Compiling"))

    let second = try Shell("/bin/bash", ["run", "again"], in: tree.root + "/scripts")
    #expect(second.status == 0)
    #expect(second.output == "again\n")
    #expect(second.errors == "")

    try tree.write("Sources/App/main.swift", "print(\"edited\")\n")
    #expect(try Shell(tree.root + "/scripts/run").output == "edited\n")

    try tree.write("Sources/App/main.swift", "print(undefined)\n")
    let broken = try Shell(tree.root + "/scripts/run")
    #expect(broken.status == 1)
    #expect(broken.output == "")
    #expect(broken.errors.contains("cannot find 'undefined' in scope"))
    // The program of before is still there, and is still not what would run.
    #expect(try Shell(tree.root + "/scripts/run").status == 1)
  }

  @Test(arguments: [
    (
      ["id": "echo 1000", "apt-get": "exit 9"], "stoa: Debian packages are missing; as root: apt-get install nothing\n"
    ),
    ([:], "stoa: not a Debian system; install what Debian calls nothing, then run this again\n"),
    (["id": "echo 0", "apt-get": "exit 9"], "stoa: installing nothing\nstoa: could not install nothing\n"),
  ])
  func aMachineThatLacksAPackageIsToldInALineWhatToDo(tools: [String: String], message: String) throws {
    let tree = try makeTree()
    try tree.write("scripts/packages", "run  nothing  /no/such/file\ntest  other  /no/such/other\n")
    for (name, body) in tools {
      try tree.write("bin/\(name)", "#!/bin/sh\n\(body)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.root + "/bin/" + name)
    }
    try tree.write("bin/.keep", "")
    for name in ["bash", "dirname", "find", "grep", "readlink"] {
      try FileManager.default.createSymbolicLink(
        atPath: tree.root + "/bin/" + name, withDestinationPath: "/usr/bin/" + name)
    }
    let run = try Shell("/bin/bash", [tree.root + "/scripts/run"], path: tree.root + "/bin")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == message)
  }
}
