/// Finds the declarations of a file in its tokens: those of the top level and of the bodies of types.
///
/// It knows Swift's words and brackets and nothing of its grammar; what stands in the bodies of functions is not looked at.
package struct DeclarationScanner {
  let file: SourceFile
  private(set) var declarations: [Declaration] = []

  package static func declarations(of file: SourceFile) -> [Declaration] {
    var scanner = DeclarationScanner(file: file)
    scanner.scan(file.tokens.indices, in: nil, inherited: .internal)
    return scanner.declarations
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func scan(_ range: Range<Int>, in container: Int?, inherited: Declaration.Access) {
    var prefix = Prefix(start: range.lowerBound, inherited: inherited)
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = file.index(afterAttributeAt: index) {
        index = next
      } else if let opening = DeclarationWord(file, at: index) {
        index = declare(opening, at: index, upTo: range.upperBound, prefix, in: container)
        prefix = Prefix(start: index, inherited: inherited)
      } else if file.isModifier(at: index) {
        let next = file.index(afterModifierAt: index)
        // `private(set)` says nothing of who may read.
        if next == index + 1 { prefix.add(file.text(at: index)) }
        index = next
      } else {
        index = file.index(afterBracketsAt: index)
        prefix = Prefix(start: index, inherited: inherited)
      }
    }
  }

  /// Keeps the declaration whose word stands at `index`; the index behind it.
  private mutating func declare(
    _ word: DeclarationWord, at index: Int, upTo end: Int, _ prefix: Prefix, in container: Int?
  ) -> Int {
    let extent = DeclarationExtent(file, word, at: index, upTo: end)
    guard let kind = word.kind else { return extent.end }
    let name = kind == .extension ? extent.extendedName : file.isWord(at: index + 1) ? file.text(at: index + 1) : ""
    declarations.append(
      Declaration(
        kind: name.isEmpty ? .unnamed : kind, name: name, access: prefix.access, modifiers: prefix.modifiers,
        line: file.tokens[index].line, container: container, header: prefix.start..<extent.headerEnd,
        body: extent.body))
    if word.opensType, let body = extent.body {
      // Members have no access of their own but where an extension gives it to them.
      let inherited = kind == .extension && prefix.isWritten ? prefix.access : .internal
      scan(body, in: declarations.count - 1, inherited: inherited)
    }
    return extent.end
  }
}

extension DeclarationScanner {
  /// What stands before a declaration's word.
  private struct Prefix {
    let start: Int
    private(set) var access: Declaration.Access
    private(set) var isWritten = false
    private(set) var modifiers: Set<String> = []

    init(start: Int, inherited: Declaration.Access) {
      self.start = start
      access = inherited
    }

    mutating func add(_ word: String) {
      switch word {
      case "public", "open": access = .public
      case "package": access = .package
      case "internal": access = .internal
      case "private", "fileprivate": access = .private
      default:
        modifiers.insert(word)
        return
      }
      isWritten = true
    }
  }
}
