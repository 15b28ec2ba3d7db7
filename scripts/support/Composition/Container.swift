/// A type called `…Container`, which makes a part of the program and hands it out.
struct Container {
  let name: String
  let module: String
  /// In the order in which they are written.
  private(set) var providers: [Provider] = []

  /// The containers of the program, in the order of their names, each with what its extensions add.
  static func all(in files: [SourceFile]) -> [Container] {
    var found: [String: Container] = [:]
    for file in files {
      for type in file.declarations where type.kind == .type && type.name.hasSuffix("Container") {
        found[type.name] = Container(name: type.name, module: file.module.name)
      }
    }
    for file in files {
      for member in file.declarations {
        guard let container = member.container.map({ file.declarations[$0] }) else { continue }
        guard container.kind == .type || container.kind == .extension else { continue }
        guard let provider = Provider(member, in: file) else { continue }
        found[container.name]?.providers.append(provider)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}

extension Provider {
  /// Nil for what is private, belongs to the type itself, or is a function that makes nothing.
  fileprivate init?(_ member: Declaration, in file: SourceFile) {
    guard member.access != .private, !member.modifiers.contains("static") else { return nil }
    let isMade = member.kind == .function && member.name.hasPrefix("make")
    guard member.kind == .variable || isMade else { return nil }
    self.init(name: member.name, type: file.typeText(of: member), file: file.path, line: member.line)
  }
}

extension SourceFile {
  /// What stands behind the colon of a property, or the arrow of a function.
  fileprivate func typeText(of member: Declaration) -> String {
    var index = member.header.lowerBound
    var start: Int?
    while index < member.header.upperBound {
      if start == nil {
        if member.kind == .function {
          if case .arrow = tokens[index].kind { start = index + 1 }
        } else if symbol(at: index, is: Ascii.colon) || symbol(at: index, is: Ascii.equals) {
          start = index + 1
        }
      } else if symbol(at: index, is: Ascii.equals) {
        break
      }
      index = self.index(afterBracketsAt: index)
    }
    guard let start, start < index else { return "" }
    let text = String(
      decoding: bytes[tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
