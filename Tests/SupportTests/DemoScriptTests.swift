internal import Foundation
internal import Testing

/// `scripts/demo` copied into a tree of three features, where what it runs tells with what words.
@Suite struct DemoScriptTests {
  private let tree: Tree

  init() throws {
    tree = try Tree(.small(modules: []))
    try tree.write(
      "Modules.swift",
      "private let leaves = [\n  \"People\",\n  \"Gallery\",\n  \"PhotoAlbum\",\n]\nlet others = [\"Other\"]\n")
    try makeProgram("scripts/run")
    try FileManager.default.copyItem(atPath: Shell.root + "/scripts/demo", toPath: tree.root + "/scripts/demo")
  }

  private func makeProgram(_ path: String) throws {
    try tree.write(path, "#!/bin/sh\nprintf '%s|' \"${0##*/}\" \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.root + "/" + path)
  }

  /// The components were built last at that time.
  private func stamp(_ date: Date) throws {
    let path = ".build/run/stamp-stoademo"
    try tree.write(path, "")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: tree.root + "/" + path)
  }

  private func demo(_ words: String...) throws -> Shell { try Shell(tree.root + "/scripts/demo", words) }

  @Test(arguments: [
    ("people", "people"), ("People", "people"), ("photoalbum", "photoalbum"), ("Gallery", "gallery"),
    ("PhotoAlbum", "photoalbum"),
  ])
  func aFeatureIsTheProgramWithThisTabAloneOverDataOfItsOwn(name: String, tab: String) throws {
    let run = try demo(name, "people/3", "--print", "screen", "two words")
    #expect(run.status == 0)
    #expect(
      run.output == "run|--tabs|\(tab)|--backend|embedded|--data-dir|\(tree.root)/.build/demo/\(tab)|"
        + "people/3|--print|screen|two words|")
  }

  @Test(arguments: ["Other", "peopl", "PEOPLE", "--print"])
  func whatIsNoDemoIsRefusedInALineThatNamesThem(name: String) throws {
    let run = try demo(name)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "scripts/demo: there is no demo '\(name)'; try people, Gallery, photoalbum, gallery\n")
  }

  @Test func theGalleryIsTheComponentsWhichAreBuiltWhenASourceIsNewer() throws {
    try makeProgram("scripts/build")
    try makeProgram(".build/run/release/stoademo")
    #expect(try demo("gallery").output == "build|--demo|stoademo|")
    try tree.write("Sources/Demos/main.swift", "")
    try stamp(Date(timeIntervalSinceNow: 3_600))
    #expect(try demo("gallery", "--print", "two words").output == "stoademo|--print|two words|")
    try stamp(Date(timeIntervalSince1970: 0))
    #expect(try demo("gallery").output == "build|--demo|stoademo|")
    try tree.write("scripts/build", "exit 1\n")
    let broken = try demo("gallery")
    #expect(broken.status == 1)
    #expect(broken.output == "")
  }

  @Test func overFixturesAFeatureIsTheProgramOfTheDemosWithoutBackEndAndData() throws {
    try makeProgram("scripts/build")
    try makeProgram(".build/run/release/stoademo")
    try stamp(Date(timeIntervalSinceNow: 3_600))
    #expect(try demo("people", "--fixtures").output == "stoademo|--fixtures|people|")
    let words = try demo("Gallery", "gallery/3", "--fixtures", "--print", "two words")
    #expect(words.output == "stoademo|--fixtures|gallery|gallery/3|--print|two words|")
    #expect(try demo("Other", "--fixtures").status == 2)
  }

  @Test func withoutANameAllAreNamed() throws {
    let run = try demo()
    #expect(run.status == 2)
    #expect(run.errors == "scripts/demo: what is to be shown? people, Gallery, photoalbum, gallery\n")
  }

  @Test func theHelpNamesThemToo() throws {
    let run = try demo("--help")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("scripts/demo NAME [WORDS…]: "))
    #expect(run.output.hasSuffix("names: people, Gallery, photoalbum, gallery\n"))
  }
}
