/// The stages of a link's admission, in the order they are passed.
public enum LinkStage: Int, CaseIterable, Hashable, Sendable {
  /// Length, encoding, user info, port, scheme, place, pattern and typed parameters, in this order.
  case length, encoding, userInfo, port, scheme, place, pattern, parameters

  /// The stage's name for people.
  public var title: String {
    switch self {
    case .length: "length"
    case .encoding: "encoding"
    case .userInfo: "user info"
    case .port: "port"
    case .scheme: "scheme"
    case .place: "place"
    case .pattern: "pattern"
    case .parameters: "parameters"
    }
  }
}
