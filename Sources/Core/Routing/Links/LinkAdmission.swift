/// What became of a link: refused, ready to be shown, or waiting.
public enum LinkAdmission<Destination: Sendable>: Sendable {
  case refused(LinkRefusal)
  case ready(Destination)
  case waiting(PendingLink<Destination>)
}

extension LinkAdmission: Equatable where Destination: Equatable {}

extension LinkResolver {
  /// Resolves a link and asks whether its destination can be shown now.
  ///
  /// - Parameter obstacle: What the destination must wait for; nil when it can be shown.
  public func admission(
    of text: String, obstacle: (Destination) -> PendingLink<Destination>.Reason?
  ) -> LinkAdmission<Destination> {
    do throws(LinkRefusal) {
      let destination = try resolve(text)
      guard let reason = obstacle(destination) else { return .ready(destination) }
      return .waiting(PendingLink(destination, address: text, waitingFor: reason))
    } catch {
      return .refused(error)
    }
  }
}
