internal import DomainLayer

/// The open address line: its text, what may complete it, and what was wrong with it.
public struct AddressLine: Equatable, Sendable {
  public private(set) var text = ""
  /// How many characters stand before the caret.
  public private(set) var caret = 0
  /// How the text may go on; while one of them is chosen, how the text went on before.
  public private(set) var completions: [AddressCompletion]
  /// Index of the completion that the text comes from.
  public private(set) var selection: Int?
  /// Index of the first completion in view, as the list was last laid out.
  public private(set) var top = 0
  /// Why the text could not be obeyed; until it changes.
  public private(set) var problem: String?
  private let menu: AddressMenu
  /// What was typed before a completion or the history took its place.
  private var typed = ""
  /// Which of the entries that begin with what was typed the text is.
  private var recalled: Int?

  /// An empty line at a place where these things can be entered.
  public init(_ menu: AddressMenu) {
    self.menu = menu
    completions = menu.completions(for: "")
  }

  /// What is still to be typed behind the chosen completion, and how the list names that; nil when nothing is missing.
  public var unfinished: AddressCompletion? {
    selection.map { completions[$0] }.flatMap { $0.missing == nil ? nil : $0 }
  }

  /// The first completion in view where there is room for so many: as before while the chosen one is among them.
  public func top(rows: Int) -> Int {
    guard let selection else { return 0 }
    let nearest = max(selection - max(1, rows) + 1, min(top, selection))
    return max(0, min(nearest, completions.count - rows))
  }

  mutating func edit(text: String, caret: Int) {
    problem = nil
    guard text != self.text else {
      self.caret = caret
      return
    }
    typed = text
    recalled = nil
    show(text)
    self.caret = caret
  }

  /// Chooses the next or the previous completion, round and round; between the last and the first is what was typed.
  mutating func choose(by step: Int) {
    guard !completions.isEmpty else { return }
    if selection == nil {
      typed = text
      recalled = nil
    }
    let places = completions.count + 1
    let index = ((selection ?? -1) + 1 + step + places) % places - 1
    selection = index < 0 ? nil : index
    problem = nil
    text = index < 0 ? typed : completions[index].text
    caret = text.count
  }

  /// Goes to an older (1) or a newer (-1) entry among those that begin with what was typed, each text once; before the
  /// newest is what was typed.
  mutating func recall(by step: Int, in history: AddressHistory) {
    var entries: [String] = []
    for entry in history.entries where entry.hasPrefix(typed) && entry != typed && !entries.contains(entry) {
      entries.append(entry)
    }
    let index = min((recalled ?? -1) + step, entries.count - 1)
    guard index >= -1, index != recalled ?? -1 || selection != nil else { return }
    recalled = index < 0 ? nil : index
    problem = nil
    show(index < 0 ? typed : entries[index])
  }

  mutating func settle(top: Int) { self.top = top }

  mutating func refuse(_ problem: String) { self.problem = problem }

  private mutating func show(_ text: String) {
    self.text = text
    caret = text.count
    selection = nil
    top = 0
    completions = menu.completions(for: text)
  }
}
