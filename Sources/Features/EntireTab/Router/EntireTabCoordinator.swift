package import DomainLayer
public import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabUI
internal import RouterSupport
internal import SettingsInterface
public import StoaCanvas
public import StoaFlow
internal import StoaInput

/// The coordinator over the tabs: it selects them, mediates between them, and draws what stands around them.
@FlowActor public final class EntireTabCoordinator {
  /// Called with what the shell asks the program for.
  public var onIntent: (@FlowActor (ShellIntent) -> Void)?
  /// Whether anything has changed since the last drawing.
  public internal(set) var needsDraw = true

  let store: Store<ShellState, ShellAction>
  let features: ShellFeatures
  let book: AddressBook
  /// The keys of the shell, for places that do not take text.
  let keys: KeyMap<ShellCommand>
  let glyphs: GlyphSet
  let wallClock: WallClock
  let runtime: EffectRuntime
  /// Ends when the words that say how old something is may be others.
  var nextMinute: Task<Void, Never>?
  var layout = ShellLayout(size: Size(columns: 80, rows: 24))
  /// Where somebody was before, over all tabs.
  var visits = PlaceVisits()
  /// What was left by the run before, until it is shown.
  var left: ShellSnapshot?
  /// What was kept last.
  var kept: ShellSnapshot?
  /// Who is signed in, once that is known.
  private(set) var session: SessionState?
  let keeping: PlaceKeeping
  /// How often one feature has asked another for something.
  var requestCount = 0
  /// What was pressed and clicked since the history was asked for that is still on its way.
  var heldEvents: [InputEvent] = []
  /// Where somebody was then, by the count of their moves.
  var heldGeneration: UInt64 = 0
  /// The status to leave with as soon as all entries and changes are kept.
  var heldExit: Int32?
  /// What was drawn last: what the person points at.
  private(set) var drawn = Canvas(size: .zero)
  var clicks: ClickPace
  private let themeOverride: Theme?
  private var isPrepared = false
  private var hasDrawn = false
  private var hasSettled = false

  /// - Parameters:
  ///   - features: The tabs, in the order of `book`.
  ///   - book: The addresses of the tabs.
  ///   - counters: Count what there is in a tab, for the badge beside it.
  ///   - theme: The theme of this run, whatever the preferences say.
  ///   - isMouseOn: Whether the terminal reports the mouse from the start.
  ///   - keeping: What is done with where it is left, and where it was left before.
  ///   - wallClock: For the ages of what is shown.
  ///   - start: The place to show once the tabs can be used, unless it was left at another.
  package init(
    features: ShellFeatures, book: AddressBook, counters: [ShellTab: TabCounter], domain: DomainContainer,
    runtime: EffectRuntime, glyphs: GlyphSet, theme: Theme?,
    isMouseOn: Bool = true, keeping: PlaceKeeping = .off, wallClock: WallClock = .stopped,
    start: Destination
  ) {
    self.features = features
    self.book = book
    keys = ShellKeys.all(tabs: features.tabs.map { ($0.name, $0.title) })
    self.keeping = keeping
    self.wallClock = wallClock
    self.runtime = runtime
    clicks = ClickPace(clock: runtime.clock)
    themeOverride = theme
    self.glyphs = glyphs
    // Where the program begins anyway is no address that somebody waits for.
    let waiting = start == book.home ? nil : start.address
    let state = ShellState(tabs: features.tabs, tab: start.tab, waiting: waiting, isMouseOn: isMouseOn)
    let reducer = ShellReducer(
      domain: domain, counters: counters, signsIn: features[SettingsPlace.tab] != nil, restores: keeping == .restores)
    store = Store(state, reducer: reducer.withPhases(), runtime: runtime)
    store.onChange = { [weak self] in self?.needsDraw = true }
    store.onAction = { [weak self] action in self?.follow(action, start: start) }
    features.announce { [weak self] tab in
      tab.onChange = {
        self?.needsDraw = true
        self?.leaveWhenSaved()
      }
    }
    store.send(.started)
  }

  /// The tab that has the keys.
  var tab: any TabCoordinator { feature.tab }

  /// Where the program is.
  public var destination: Destination { feature.destination }

  private var feature: any ShellFeature {
    guard let feature = features[store.state.tab] else { preconditionFailure("the selected tab is one of the shell's") }
    return feature
  }

  /// Whether the tabs can be used.
  public var isReady: Bool { store.state.flow != .starting }

  /// Whether nobody is signed in where somebody must be.
  public var isSignedOut: Bool { store.state.flow == .signedOut }

  /// Goes to a place; before somebody has signed in, it waits.
  public func open(_ destination: Destination) {
    guard store.state.flow == .main else { return }
    visits.jumped(from: self.destination, to: destination)
    show(destination)
    dropOutdatedRequest()
    touch()
  }

  func show(_ destination: Destination) {
    guard let feature = features[destination.tab] else {
      return notice("There is no tab \(destination.tab.title) here.")
    }
    feature.show(destination)
    store.send(.tabSelected(destination.tab))
  }

  /// Says something in the status line until the next key.
  public func notice(_ text: String) { store.send(.noticed(text)) }

  public func resize(to size: Size) {
    layout = ShellLayout(size: size)
    needsDraw = true
  }

  /// Draws into nothing what the first screen will hold beside its rows, while these are on their way: what it takes to
  /// draw for the first time is then done.
  public func prepare() {
    guard isReady, !isPrepared, !layout.isTooSmall else { return }
    isPrepared = true
    _ = screen()
  }

  /// The screen as it is now.
  public func draw() -> Canvas {
    releaseEvents()
    settle()
    if isReady, !layout.isTooSmall {
      tab.layout(in: layout.body.size)
      noteCounts()
      noteAge()
    }
    if store.state.isHelpOpen { settleHelp() }
    settleLine()
    needsDraw = false
    noteDrawn()
    drawn = screen()
    return drawn
  }

  /// The screen as the states say, with nothing laid out or noted for it: for a moment that is over.
  public func still(in size: Size) -> Canvas {
    let present = layout
    defer { layout = present }
    layout = ShellLayout(size: size)
    return screen()
  }

  private func screen() -> Canvas {
    var canvas = Canvas(size: layout.size, glyphs: glyphs)
    canvas.isStill = !store.state.preferences.motion
    guard !layout.isTooSmall else {
      ShellScreen.drawTooSmall(on: &canvas)
      return canvas
    }
    if isReady {
      tab.draw(on: &canvas, in: layout.body)
    } else {
      ShellScreen.drawStarting(on: &canvas, layout: layout)
    }
    if store.state.isHelpOpen { drawHelp(on: &canvas) }
    ShellScreen.draw(content(), on: &canvas, layout: layout)
    if let line = store.state.addressLine { AddressLineView.draw(line, on: &canvas, layout: layout) }
    theme.apply(to: &canvas)
    return canvas
  }

  private var theme: ThemeStyle {
    switch themeOverride ?? store.state.preferences.theme {
    case .standard: .standard
    case .contrast: .contrast
    case .mono: .mono
    }
  }

  /// Answers what the shell's store went through.
  private func follow(_ action: ShellAction, start: Destination) {
    leaveWhenSaved()
    switch action {
    case .sessionKnown(let session):
      self.session = session
      begin(at: start)
    case .snapshot(let action): follow(action)
    case .request(.found(let request)): show(found: request)
    default: break
    }
  }

  private func begin(at start: Destination) {
    switch store.state.flow {
    case .main:
      store.send(.waitingForgotten)
      if !restoreLeft() { show(start) }
      // The first place begins to load before the first frame is drawn, which waits for it a moment.
      if !layout.isTooSmall { tab.layout(in: layout.body.size) }
    case .signedOut:
      show(Destination(SettingsPlace.account))
    case .starting:
      break
    }
  }

  /// The first screen of the tabs asks for a second one, so that it stands before anything else is begun.
  private func noteDrawn() {
    guard !hasDrawn, store.state.flow == .main, !layout.isTooSmall else { return }
    hasDrawn = true
    needsDraw = true
  }

  /// After the first screen, what it did not need is loaded.
  private func settle() {
    guard hasDrawn, !hasSettled else { return }
    hasSettled = true
    store.send(.settled)
  }
}
