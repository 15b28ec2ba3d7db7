public import DomainLayer
internal import Synchronization

/// A service in memory: what the repositories would bring, with failures on demand. For tests and demos.
///
/// Answers are immediate and exact; filters match any part of a text a person sees, whatever the case.
public final class SampleWorld: Sendable {
  /// What the world holds.
  public struct Contents: Sendable {
    public var users: [User] = []
    public var posts: [Post] = []
    public var comments: [Comment] = []
    public var todos: [Todo] = []
    public var session = SessionState.noAccounts
    public var preferences = Preferences()
    public var addresses = AddressHistory()
    /// What is kept of the answers of the service; nil where nothing ever is.
    public var keptAnswers: KeptAnswers?
    /// What every read of a subject ends with instead of an answer.
    public var failures: [Subject: DomainError] = [:]
    /// What asking who is signed in ends with instead of an answer.
    public var sessionFailure: DomainError?
    /// What marking a to-do, signing in or out, and saving preferences or addresses end with.
    public var writeFailure: DomainError?
    /// Ids of items that cannot be read: their places are kept.
    public var unreadable: [Subject: Set<Int>] = [:]
    /// Lists of which the service has more than can be gathered.
    public var cutShort: Set<Subject> = []

    public init() {}
  }

  private let state: Mutex<(contents: Contents, reads: [String])>

  public init(_ contents: Contents = .sample) {
    state = Mutex((contents, []))
  }

  /// What was read, in order, such as "page of people 0+40" or "person 3, refreshed".
  public var reads: [String] { state.withLock { $0.reads } }

  /// What the world holds now.
  public var contents: Contents { state.withLock { $0.contents } }

  /// Changes what the world holds.
  public func change(_ body: @Sendable (inout Contents) -> Void) {
    state.withLock { body(&$0.contents) }
  }

  /// Notes a read that cannot fail.
  func note(_ what: String) { state.withLock { $0.reads.append(what) } }

  /// Notes a read and gives the contents, or fails as the subject does.
  func read(_ what: String, of subject: Subject, refresh: Bool) throws(DomainError) -> Contents {
    let (contents, failure) = state.withLock { state in
      state.reads.append(refresh ? what + ", refreshed" : what)
      return (state.contents, state.contents.failures[subject])
    }
    if let failure { throw failure }
    return contents
  }

  /// A stretch of a list.
  func page<Item: Identifiable<Int>, Query>(
    _ items: [Item], _ request: PageRequest<Query>, of subject: Subject, in contents: Contents
  ) -> Page<Item> {
    let end = min(items.count, request.offset + request.limit)
    let slots = items[min(request.offset, end)..<end].map { item in
      contents.unreadable[subject]?.contains(item.id) == true ? Slot<Item>.unreadable : .item(item)
    }
    return Page(
      slots: slots, offset: request.offset, total: items.count, isCutShort: contents.cutShort.contains(subject))
  }
}
