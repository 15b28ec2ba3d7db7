/// Adding a feature to the tree, and taking it away.
extension Scaffold {
  /// What was done, in words.
  enum Outcome: Equatable, Sendable {
    case added(files: Int)
    case wasThere
    case removed(files: Int)
    case wasNotThere
  }

  private var isThere: Bool { tree.exists("Sources/Features/\(name)") }

  /// Adds the feature; a tree that has it is left as it is.
  func add() throws -> Outcome {
    if isThere {
      guard tree.exists("Sources/Features/\(name)/Logic/\(resource.entity)") else {
        throw ScaffoldError("\(name) is there already, over something else; --remove takes it away first")
      }
      return .wasThere
    }
    var files = try featureFiles()
    var insertions = Insertion.feature(name)
    if !hasLayers {
      files.merge(try layerFiles()) { one, _ in one }
      insertions += Insertion.resource(resource)
    }
    if let path = files.keys.sorted().first(where: tree.exists) { throw ScaffoldError("\(path) is there already") }
    try checkTypes(of: files)
    let edited = try edit(insertions) { insertion, text in
      guard let text = insertion.inserted(into: text) else {
        throw ScaffoldError(
          "\(insertion.file) has no place for '\(insertion.lines[0])': it is not as the templates know it")
      }
      return text
    }
    for (path, text) in files.merging(edited, uniquingKeysWith: { one, _ in one }) { try tree.write(text, to: path) }
    return .added(files: files.count)
  }

  /// Takes the feature away; what was changed since it was added is refused, unless `force`.
  func remove(force: Bool) throws -> Outcome {
    guard isThere else { return .wasNotThere }
    // Whether it was given other addresses hung on what else there was then.
    var files = try featureFiles().filter { path, _ in !path.hasSuffix("+Aliases.swift") || tree.exists(path) }
    var insertions = Insertion.feature(name)
    if hasLayers, !isShared {
      files.merge(try layerFiles()) { one, _ in one }
      insertions += Insertion.resource(resource)
    }
    let own = tree.files(below: "Sources/Features/\(name)") + tree.files(below: "Tests/Features/\(name)Tests")
    if !force {
      let changed = files.filter { path, text in tree.text(path) != text }.keys + own.filter { files[$0] == nil }
      guard changed.isEmpty else {
        throw ScaffoldError(
          "\(Set(changed).sorted().joined(separator: ", ")): changed since it was added; --force takes it away too")
      }
    }
    let edited = try edit(insertions) { insertion, text in
      if let text = insertion.removed(from: text) { return text }
      guard force else {
        throw ScaffoldError("\(insertion.file) does not have '\(insertion.lines[0])'; --force goes on without it")
      }
      return text
    }
    for (path, text) in edited { try tree.write(text, to: path) }
    let gone = Set(files.keys.filter(tree.exists)).union(own)
    for path in gone.sorted() { try tree.remove(path) }
    return .removed(files: gone.count)
  }

  /// The files with their changes.
  private func edit(
    _ insertions: [Insertion], _ change: (Insertion, [String]) throws -> [String]
  ) throws -> [String: String] {
    var edited: [String: [String]] = [:]
    for insertion in insertions {
      guard let text = edited[insertion.file] ?? tree.lines(insertion.file) else {
        throw ScaffoldError("\(insertion.file) cannot be read")
      }
      edited[insertion.file] = try change(insertion, text)
    }
    return edited.mapValues { $0.joined(separator: "\n") }
  }

  /// Throws where two of the files declare a type of one name, such as a feature that is called like its entries.
  private func checkTypes(of files: [String: String]) throws {
    var seen: [String: String] = [:]
    for path in files.keys.sorted() where path.hasPrefix("Sources/Features/\(name)/") && !path.contains("+") {
      let type = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
      if seen.updateValue(path, forKey: type) != nil {
        throw ScaffoldError("'\(name)' is what one of its entries is called; take another name")
      }
    }
  }
}
