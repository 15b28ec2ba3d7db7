/// The table of all links: from a text to a destination, or to the reason why not.
///
/// The first pattern that has the link's shape decides; `problems` finds a table whose order hides a pattern.
public struct LinkResolver<Destination: Sendable>: Sendable {
  /// What a link must be before its pattern is looked for.
  public let policy: LinkPolicy
  /// In the order they are tried and listed.
  public let patterns: [LinkPattern<Destination>]
  // Kept apart from the patterns, so that a lookup copies none of their texts.
  @usableFromInline let table: LinkTable
  @usableFromInline let builds: [@Sendable (inout LinkReader) throws(LinkRefusal) -> Destination]

  /// The patterns in the order in which they are tried: the first that fits has the link.
  public init(_ policy: LinkPolicy, _ patterns: [LinkPattern<Destination>]) {
    self.policy = policy
    self.patterns = patterns
    table = LinkTable(policy.places, patterns.map(\.form))
    builds = patterns.map(\.build)
  }

  /// The places are those of the patterns, in their order.
  public init(scheme: String = "stoa", maximumLength: Int = 4_096, _ patterns: [LinkPattern<Destination>]) {
    var places: [String] = []
    for shape in patterns.map(\.form.shape) where !places.contains(shape.place) { places.append(shape.place) }
    self.init(LinkPolicy(scheme: scheme, maximumLength: maximumLength, places: places), patterns)
  }

  /// Where the link leads.
  @inlinable
  public func resolve(_ text: String) throws(LinkRefusal) -> Destination {
    try resolve(policy.admit(text))
  }

  /// The same for a link already taken apart; its place must be one of the policy's, as `admit` gives it.
  @inlinable
  public func resolve(_ link: Link) throws(LinkRefusal) -> Destination {
    guard let index = table.index(of: link) else { throw refusal(of: link) }
    var reader = table.reader(of: index, link)
    return try builds[index](&reader)
  }

  @usableFromInline
  func refusal(of link: Link) -> LinkRefusal {
    guard policy.places.contains(link.place) else { return .place(link.place, known: policy.places) }
    let path = ([link.place] + link.path).joined(separator: "/")
    return .pattern(path, known: patterns.filter { $0.form.shape.place == link.place }.map(\.shape))
  }

  /// Every stage of a link's admission and how it went, in order.
  public func explain(_ text: String) -> [LinkStep] {
    var refusal: LinkRefusal?
    do throws(LinkRefusal) {
      _ = try resolve(text)
    } catch {
      refusal = error
    }
    return LinkStage.allCases.map { stage in
      guard let refusal, stage.rawValue >= refusal.stage.rawValue else { return LinkStep(stage, .passed) }
      return LinkStep(stage, stage == refusal.stage ? .refused(refusal) : .notReached)
    }
  }
}
