internal import DomainLayer
internal import Synchronization

/// Says whose the tokens are, and counts how often it is asked.
final class Witness: Sendable {
  private let count = Atomic(0)

  var questions: Int { count.load(ordering: .relaxed) }

  var account: Account? {
    count.add(1, ordering: .relaxed)
    return Account(username: "ada")
  }
}
