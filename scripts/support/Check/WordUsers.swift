/// Which modules' files use each word.
struct WordUsers {
  private enum Users {
    case one(String)
    case several
  }

  private var users: [String: Users] = [:]

  init(_ files: [SourceFile]) {
    for (module, files) in Dictionary(grouping: files.filter(\.isSwift), by: \.module.name) {
      for word in files.reduce(into: Set<String>(), { $0.formUnion($1.words) }) {
        users[word] = users[word] == nil ? .one(module) : .several
      }
    }
  }

  func isUsed(_ word: String, outside module: String) -> Bool {
    switch users[word] {
    case .one(let user): user != module
    case .several: true
    case nil: false
    }
  }
}
