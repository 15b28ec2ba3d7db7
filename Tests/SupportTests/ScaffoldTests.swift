internal import Foundation
internal import StoaSupport
internal import Testing

/// `scripts/new-feature` over copies of what it changes; that the result builds is seen by
/// `a-new-feature-builds-and-goes-again.sh`. Their features are called as nobody calls one, so that the tests hold in a
/// tree with features over the same resources.
@Suite struct ScaffoldTests {
  /// A tree with everything that a scaffold reads or changes.
  private final class Copy {
    let root = NSTemporaryDirectory() + "stoa-scaffold-" + UUID().uuidString
    private static let parts = [
      ".swift-format", "Modules.swift", "scripts/templates", "Sources/Features", "Sources/Layers",
    ]

    init() throws {
      for part in Self.parts {
        let to = URL(filePath: root + "/" + part)
        try FileManager.default.createDirectory(
          at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Shell.root + "/" + part, toPath: to.path())
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Runs the command; its status.
    func run(_ words: String...) -> Int32 { ScaffoldCommand(["--root", root] + words, registry: stoaRegistry).run() }

    /// Every file with its bytes.
    func files() throws -> [String: Data] {
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.reduce(into: [:]) { files, name in
        files[name] = FileManager.default.contents(atPath: root + "/" + name)
      }
    }

    func write(_ text: String, to path: String) throws {
      try text.write(toFile: root + "/" + path, atomically: true, encoding: .utf8)
    }

    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }
  }

  @Test func whatIsAddedIsTakenAwayToTheLastByte() throws {
    let copy = try Copy()
    let before = try copy.files()
    let features = [
      ("Exhibition", "photos"), ("Discography", "albums"), ("AVeryLongNameForAFeature", "photos"),
      // One that is called as its resource has no second address.
      ("Albums", "albums"),
    ]
    for (name, resource) in features where !copy.has("Sources/Features/\(name)") {
      #expect(copy.run(name, "--resource", resource) == 0)
      #expect(copy.has("Sources/Features/\(name)/Router/\(name)Coordinator.swift"))
      #expect(copy.run(name, "--remove") == 0)
      #expect(try copy.files() == before, "\(name)")
    }
  }

  @Test func addingTwiceChangesNothing() throws {
    let copy = try Copy()
    #expect(copy.run("Exhibition") == 0)
    let once = try copy.files()
    #expect(copy.run("Exhibition", "--resource", "photos") == 0)
    #expect(try copy.files() == once)
    #expect(copy.run("Nothing", "--remove") == 0)
    #expect(try copy.files() == once)
  }

  @Test func featuresOverOneResourceShareItsLayersUntilTheLastIsGone() throws {
    let copy = try Copy()
    let before = try copy.files()
    #expect(copy.run("Exhibition") == 0)
    let alone = try copy.files()
    #expect(copy.run("Wall") == 0)
    #expect(!copy.has("Sources/Features/EntireTab/Router/Places/WallPlace+Aliases.swift"))
    #expect(copy.run("Wall", "--remove") == 0)
    #expect(try copy.files() == alone)
    #expect(copy.run("Wall") == 0)
    #expect(copy.run("Exhibition", "--remove") == 0)
    #expect(copy.has("Sources/Layers/Domain/Photo/Photo.swift"))
    #expect(copy.run("Wall", "--remove") == 0)
    #expect(try copy.files() == before)
  }

  @Test func whatWasChangedSinceIsNotTakenAwayUnlessForced() throws {
    let copy = try Copy()
    let before = try copy.files()
    #expect(copy.run("Exhibition") == 0)
    try copy.write("// mine\n", to: "Sources/Features/Exhibition/UI/Mine.swift")
    let mine = try copy.files()
    #expect(copy.run("Exhibition", "--remove") == 1)
    #expect(try copy.files() == mine)
    #expect(copy.run("Exhibition", "--remove", "--force") == 0)
    #expect(try copy.files() == before)
  }

  @Test(arguments: [
    "exhibition", "Exhi bition", "Galerie\u{301}", "7up", "", "Class", "Task", "Fetch", "Settings", "StoaFlow",
    "GalleryLogic",
    "Logic", "AVeryLongNameForAFeatureX", "../Exhibition",
  ])
  func aNameThatCannotBeIsWrongUsage(name: String) throws {
    let copy = try Copy()
    let before = try copy.files()
    #expect(copy.run(name) == 2)
    #expect(try copy.files() == before)
  }

  @Test(arguments: [
    ["Exhibition", "--resource", "people"], ["Exhibition", "--resource"], ["Exhibition", "Wall"], ["--remove"],
    ["Exhibition", "--force"], ["Exhibition", "--what"],
  ])
  func wrongWordsAreWrongUsage(words: [String]) throws {
    let copy = try Copy()
    let before = try copy.files()
    #expect(ScaffoldCommand(["--root", copy.root] + words, registry: stoaRegistry).run() == 2)
    #expect(try copy.files() == before)
  }

  @Test func whatCannotBeDoneChangesNothing() throws {
    let copy = try Copy()
    // The name of one entry.
    #expect(copy.run("Photo") == 1)
    #expect(copy.run("People", "--remove") == 1)
    try copy.write("// nothing\n", to: "Sources/Features/Root/Leaves/Leaf.swift")
    let before = try copy.files()
    #expect(copy.run("Exhibition") == 1)
    #expect(try copy.files() == before)
  }
}
