/// Under which names the program holds each container.
struct ContainerHolders {
  /// From a container's type to names of properties, parameters and constants.
  private var names: [String: Set<String>] = [:]
  /// From functions to the containers that they return.
  private var makers: [String: String] = [:]

  init(_ containers: [Container], in files: [SourceFile]) {
    let types = Set(containers.map(\.name))
    for file in files {
      for function in file.declarations where function.kind == .function {
        guard let type = file.result(of: function), types.contains(type) else { continue }
        makers[function.name] = type
      }
    }
    for file in files {
      for index in file.tokens.indices where file.isWord(at: index) {
        let type = file.text(at: index)
        guard let container = types.contains(type) ? type : makers[type], let name = file.name(given: index) else {
          continue
        }
        names[container, default: []].insert(name)
      }
    }
  }

  /// Whether the member at `index` is taken from a container of this type: by one of its names, or where it is made.
  ///
  /// Inside the container, outside of its initializers, its members stand without a dot.
  func holds(_ container: String, before index: Int, in file: SourceFile) -> Bool {
    guard file.symbol(at: index - 1, is: Ascii.dot) else { return file.isInside(container, at: index) }
    var holder = index - 2
    while file.symbol(at: holder, is: Ascii.question) || file.symbol(at: holder, is: Ascii.exclamation) { holder -= 1 }
    if file.symbol(at: holder, is: Ascii.close) {
      let maker = file.text(at: file.index(beforeBracketsClosingAt: holder))
      return maker == container || makers[maker] == container
    }
    let name = file.text(at: holder)
    if name == "self" { return file.isInside(container, at: index) }
    return names[container]?.contains(name) ?? false
  }
}

extension SourceFile {
  /// The one word behind a function's arrow.
  fileprivate func result(of function: Declaration) -> String? {
    let last = function.header.upperBound - 1
    guard tokens.indices.contains(last), case .arrow = tokens[last - 1].kind else { return nil }
    return text(at: last)
  }

  /// The token before the bracket that the one at `index` closes.
  fileprivate func index(beforeBracketsClosingAt index: Int) -> Int {
    var depth = 0
    var next = index
    while next >= 0 {
      if symbol(at: next, is: Ascii.close) { depth += 1 }
      if symbol(at: next, is: Ascii.open) { depth -= 1 }
      next -= 1
      if depth == 0 { return next }
    }
    return next
  }

  /// `name` in `name: Type`, `name: @escaping Type`, `name = Type(…)`, `name = try other.make(…)`.
  fileprivate func name(given index: Int) -> String? {
    var before = index - 1
    while symbol(at: before, is: Ascii.dot) || isWord(at: before), !symbol(at: before, is: Ascii.colon) { before -= 1 }
    guard symbol(at: before, is: Ascii.colon) || symbol(at: before, is: Ascii.equals), isWord(at: before - 1) else {
      return nil
    }
    return text(at: before - 1)
  }

  /// Whether the token stands in a member of the type that is no initializer and no declaration of the name itself.
  fileprivate func isInside(_ container: String, at index: Int) -> Bool {
    declarations.contains { member in
      guard member.kind != .unnamed, let type = member.container.map({ declarations[$0] }), type.name == container,
        let body = member.body
      else { return false }
      return body.contains(index)
    }
  }
}
