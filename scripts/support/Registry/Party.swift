/// Whom a rule speaks of: one module by its name, every module of a layer, or the feature's own module of a layer.
package enum Party: Hashable, Sendable {
  case module(String)
  case layer(Layer)
  case own(Layer)
}

extension Party: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self = .module(name) }
}

extension Party {
  /// Whether this is about `module`, where a module of `feature` looks at it.
  func includes(_ module: Module, seenFrom feature: String?) -> Bool {
    switch self {
    case .module(let name): module.name == name
    case .layer(let layer): module.layer == layer
    case .own(let layer): module.layer == layer && feature != nil && module.feature == feature
    }
  }
}
