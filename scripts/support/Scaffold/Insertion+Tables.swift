extension Insertion {
  /// What names a feature in the tree: the registry, and the tabs.
  static func feature(_ name: String) -> [Insertion] {
    [
      Insertion("Modules.swift", .endOfList("private let leaves = ["), "  \"\(name)\","),
      Insertion(
        "Sources/Features/Root/Leaves/Leaf.swift", .endOfList("  static let all: [Leaf] = ["),
        "    \(name.lowercased()),"),
    ]
  }

  /// What wires a resource from the wire up to the use cases; each stands behind the same line for posts.
  static func resource(_ resource: ScaffoldResource) -> [Insertion] {
    let (entity, one, many) = (resource.entity, resource.entity.lowercased(), resource.rawValue)
    let layers = "Sources/Layers/"
    return [
      Insertion(layers + "Domain/Failure/Subject.swift", .after("  case todo"), "  case \(one)"),
      Insertion(
        layers + "Domain/Failure/Subject.swift", .after("    case .todo: \"to-do\""), "    case .\(one): \"\(one)\""),
      Insertion(
        layers + "Domain/Failure/Subject.swift", .after("    case .todo: \"to-dos\""), "    case .\(one): \"\(many)\""),
      Insertion(
        layers + "Domain/DomainContainer.swift", .after("  public let loadPost: LoadPost"),
        "  public let load\(entity)s: Load\(entity)s", "  public let load\(entity): Load\(entity)"),
      Insertion(
        layers + "Domain/DomainContainer.swift", .after("    posts: any PostRepository,"),
        "    \(many): any \(entity)Repository,"),
      Insertion(
        layers + "Domain/DomainContainer.swift", .after("    loadPost = LoadPost(posts: posts)"),
        "    load\(entity)s = Load\(entity)s(\(many): \(many))", "    load\(entity) = Load\(entity)(\(many): \(many))"),
      Insertion(
        layers + "Data/DataContainer.swift", .after("  public let posts: any PostRepository"),
        "  public let \(many): any \(entity)Repository"),
      Insertion(
        layers + "Data/DataContainer.swift", .after("    posts: any PostRemoteDataSource,"),
        "    \(many): any \(entity)RemoteDataSource,"),
      Insertion(
        layers + "Data/DataContainer.swift", .after("    self.posts = DefaultPostRepository(remote: posts)"),
        "    self.\(many) = Default\(entity)Repository(remote: \(many))"),
      Insertion(
        layers + "Remote/RemoteContainer.swift", .after("  public let posts: any PostRemoteDataSource"),
        "  public let \(many): any \(entity)RemoteDataSource"),
      Insertion(
        layers + "Remote/RemoteContainer.swift", .after("    posts = PostService(service)"),
        "    \(many) = \(entity)Service(service)"),
      Insertion(
        layers + "Root/LayersContainer.swift", .after("      posts: remote.posts,"), "      \(many): remote.\(many),"),
      Insertion(
        layers + "Root/SessionContainer.swift", .after("      posts: data.posts,"), "      \(many): data.\(many),"),
      Insertion(
        layers + "DomainTesting/SampleWorld.swift", .after("    public var todos: [Todo] = []"),
        "    public var \(many): [\(entity)] = []"),
      Insertion(
        layers + "DomainTesting/DomainContainer+World.swift", .after("      posts: posts ?? world,"),
        "      \(many): world,"),
      Insertion(
        layers + "DomainTesting/Contents+Sample.swift", .after("    var contents = SampleWorld.Contents()"),
        "    contents.\(many) = \(entity).sample"),
    ]
  }
}
