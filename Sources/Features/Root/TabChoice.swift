internal import EntireTabInterface
public import EntireTabRouter

/// Which tabs a program has, in the order of the screen.
public struct TabChoice: Sendable {
  /// The addresses of these tabs.
  public let book: AddressBook
  let leaves: [Leaf]

  /// Every tab there is.
  public static let all = TabChoice(Leaf.all)

  /// The tabs with these names, each once; nil where one is unknown or there is none.
  public init?(names: [String]) {
    let leaves = names.map { name in Leaf.all.first { $0.tab.name == name } }
    let known = leaves.compactMap { $0 }
    guard !known.isEmpty, known.count == leaves.count, Set(names).count == names.count else { return nil }
    self.init(known)
  }

  /// The names of these tabs.
  public var names: [String] { leaves.map(\.tab.name) }

  private init(_ leaves: [Leaf]) {
    self.leaves = leaves
    book = AddressBook(leaves.map(\.place))
  }
}

extension TabChoice: Equatable {
  public static func == (one: TabChoice, other: TabChoice) -> Bool { one.names == other.names }
}
