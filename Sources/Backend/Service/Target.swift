internal import StoaNetworking

/// What an address means to the back end.
enum Target: Hashable, Sendable {
  /// `/`: which collections there are.
  case index
  /// `/posts`
  case collection(Resource)
  /// `/posts/3`
  case item(Resource, Int)
  /// `/users/3/posts`: the children of one item.
  case children(Resource, of: Int)
  /// `/session`
  case session
  /// `/session/refresh`
  case refresh

  init?(_ url: HTTPURL) {
    let segments = url.segments
    switch segments.count {
    case 0: self = .index
    case 1 where segments[0] == "session": self = .session
    case 2 where segments == ["session", "refresh"]: self = .refresh
    default:
      guard let resource = Resource.named(segments[0]) else { return nil }
      self.init(resource, below: segments.dropFirst())
    }
  }

  private init?(_ resource: Resource, below segments: ArraySlice<String>) {
    guard let first = segments.first else {
      self = .collection(resource)
      return
    }
    // `03` and `+3` are other addresses than `3`, and nothing is there.
    guard let id = Int(first), String(id) == first else { return nil }
    guard segments.count > 1 else {
      self = .item(resource, id)
      return
    }
    guard segments.count == 2, let child = resource.children.first(where: { $0.name == segments.last }) else {
      return nil
    }
    self = .children(child, of: id)
  }

  /// `methods` as the field `Allow` lists them.
  var allow: String { methods.map(\.rawValue).joined(separator: ", ") }

  /// What may be done here.
  var methods: [HTTPMethod] {
    switch self {
    case .index: [.get, .head, .options]
    case .collection, .children: [.get, .head, .post, .options]
    case .item: [.get, .head, .put, .patch, .delete, .options]
    case .session: [.get, .head, .post, .delete, .options]
    case .refresh: [.post, .options]
    }
  }

  /// The collection whose items are asked for.
  var resource: Resource? {
    switch self {
    case .collection(let resource), .item(let resource, _), .children(let resource, _): resource
    case .index, .session, .refresh: nil
    }
  }
}
