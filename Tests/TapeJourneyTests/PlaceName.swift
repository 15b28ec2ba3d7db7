internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

/// What has the keys: a place, or a line or sheet over it that takes all of them.
enum PlaceName: Hashable, Sendable {
  case people, person, personPosts, overview
  case posts, post, comments, highlights
  case todos, todo, digest, preferences, account, signIn
  case filterLine, addressLine, listOfKeys
  case inspector, inspectorFilter, network

  /// - Parameter footer: The last line of the screen: it tells what lies over the place.
  init(_ destination: Destination, footer: String) {
    if footer.hasSuffix(" Enter keep  Esc clear") {
      self = .inspectorFilter
    } else if footer.contains(" Enter whole  Esc close") {
      self = .inspector
    } else if footer.contains(" Esc close  Tab half") {
      self = .network
    } else if footer.hasPrefix(" Enter keep") {
      self = .filterLine
    } else if footer.hasPrefix(":") {
      self = .addressLine
    } else if footer == " Esc close" {
      self = .listOfKeys
    } else if footer.hasPrefix(" Enter sign in") {
      self = .signIn
    } else {
      self = Self.place(of: destination)
    }
  }

  private static func place(of destination: Destination) -> PlaceName {
    switch destination.place {
    case let place as PeoplePlace: place.sheet == nil ? people(place.stack.last) : .overview
    case let place as PostsPlace: place.sheet == nil ? posts(place.stack.last) : .highlights
    case let place as SettingsPlace: place.sheet == nil ? settings(place.stack.last) : .digest
    default: preconditionFailure("the journeys go through these tabs only")
    }
  }

  private static func people(_ route: PeopleRoute?) -> PlaceName {
    switch route {
    case .person?: .person
    case .posts?: .personPosts
    case nil: .people
    }
  }

  private static func posts(_ route: PostsRoute?) -> PlaceName {
    switch route {
    case .post?: .post
    case .comments?: .comments
    case nil: .posts
    }
  }

  private static func settings(_ route: SettingsRoute?) -> PlaceName {
    switch route {
    case .todo?: .todo
    case .preferences?: .preferences
    case .account?: .account
    case nil: .todos
    }
  }
}
