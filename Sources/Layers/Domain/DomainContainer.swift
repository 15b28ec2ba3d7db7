/// Every use case, made from the repositories: the one place where use cases are made.
///
/// A container lives as long as a session does; a new session gets a new one.
public struct DomainContainer: Sendable {
  public let loadPeople: LoadPeople
  public let loadPerson: LoadPerson
  public let loadNames: LoadNames
  public let loadPosts: LoadPosts
  public let loadPost: LoadPost
  public let loadComments: LoadComments
  public let loadTodos: LoadTodos
  public let loadTodo: LoadTodo
  public let countTodos: CountTodos
  public let markTodo: MarkTodo
  public let loadSession: LoadSession
  public let signIn: SignIn
  public let signOut: SignOut
  public let loadPreferences: LoadPreferences
  public let savePreferences: SavePreferences
  public let loadAddressHistory: LoadAddressHistory
  public let rememberAddress: RememberAddress
  public let loadKeptAnswers: LoadKeptAnswers
  public let dropKeptAnswers: DropKeptAnswers
  public let loadSnapshot: LoadSnapshot
  public let keepSnapshot: KeepSnapshot

  public init(
    users: any UserRepository,
    posts: any PostRepository,
    comments: any CommentRepository,
    todos: any TodoRepository,
    session: any SessionRepository,
    preferences: any PreferencesRepository,
    addresses: any AddressHistoryRepository,
    snapshots: any SnapshotRepository = NoSnapshots(),
    keptAnswers: any KeptAnswersRepository = NoKeptAnswers()
  ) {
    loadPeople = LoadPeople(users: users)
    loadPerson = LoadPerson(users: users)
    loadNames = LoadNames(users: users)
    loadPosts = LoadPosts(posts: posts)
    loadPost = LoadPost(posts: posts)
    loadComments = LoadComments(comments: comments)
    loadTodos = LoadTodos(todos: todos)
    loadTodo = LoadTodo(todos: todos)
    countTodos = CountTodos(todos: todos)
    markTodo = MarkTodo(todos: todos)
    loadSession = LoadSession(session: session)
    signIn = SignIn(session: session)
    signOut = SignOut(session: session, snapshots: snapshots)
    loadPreferences = LoadPreferences(preferences: preferences)
    savePreferences = SavePreferences(preferences: preferences)
    loadAddressHistory = LoadAddressHistory(addresses: addresses)
    rememberAddress = RememberAddress(addresses: addresses)
    loadKeptAnswers = LoadKeptAnswers(answers: keptAnswers)
    dropKeptAnswers = DropKeptAnswers(answers: keptAnswers)
    loadSnapshot = LoadSnapshot(snapshots: snapshots)
    keepSnapshot = KeepSnapshot(snapshots: snapshots)
  }
}
