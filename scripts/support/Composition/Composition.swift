/// How the program is put together: its containers, who makes each, and who takes what from it.
///
/// A container is known by the names that its type is written behind, and those that are given a call that makes one.
struct Composition {
  /// A type takes a container's provider, or makes the container.
  struct Use: Hashable, Comparable {
    let container: String
    /// Nil: the container itself is made.
    let provider: String?
    /// The type whose file it is.
    let user: String

    static func < (left: Use, right: Use) -> Bool {
      (left.container, left.provider ?? "", left.user) < (right.container, right.provider ?? "", right.user)
    }
  }

  let containers: [Container]
  let uses: Set<Use>

  /// Over the files of the program itself.
  init(_ tree: SourceTree) {
    let files = tree.files.filter { $0.isSwift && $0.path.hasPrefix("Sources/") && !Self.isForTests($0.module) }
    containers = Container.all(in: files)
    let holders = ContainerHolders(containers, in: files)
    let found = containers
    uses = files.reduce(into: []) { uses, file in
      // Members of another module's type can be used only where the file itself imports that module.
      let seen = Set(file.imports.map(\.module)).union([file.module.name])
      for container in found where seen.contains(container.module) {
        uses.formUnion(Self.uses(of: container, in: file, holders))
      }
    }
  }

  /// What is handed out and never taken.
  var unused: [(container: Container, provider: Provider)] {
    containers.flatMap { container in
      container.providers.filter { provider in
        !uses.contains { $0.container == container.name && $0.provider == provider.name }
      }.map { (container, $0) }
    }
  }

  private static func isForTests(_ module: Module) -> Bool {
    [.coreTesting, .domainTesting, .featureTesting].contains(module.layer)
  }

  private static func uses(of container: Container, in file: SourceFile, _ holders: ContainerHolders) -> Set<Use> {
    let user = file.typeName
    let providers = Set(container.providers.map(\.name))
    var uses: Set<Use> = []
    for index in file.tokens.indices where file.isWord(at: index) {
      let word = file.text(at: index)
      if word == container.name, file.symbol(at: index + 1, is: Ascii.open) {
        uses.insert(Use(container: container.name, provider: nil, user: user))
      } else if providers.contains(word), holders.holds(container.name, before: index, in: file) {
        uses.insert(Use(container: container.name, provider: word, user: user))
      }
    }
    return uses
  }
}

extension SourceFile {
  /// The type that the file is about, by its name.
  var typeName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }
}
