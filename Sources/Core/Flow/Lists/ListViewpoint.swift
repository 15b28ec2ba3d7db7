/// Where somebody is in a list: what is selected, and what is in view.
public struct ListViewpoint: Hashable, Sendable {
  /// Index of the selected row.
  public var selection: Int
  /// Index of the first row in view.
  public var top: Int
  /// The identity of the selected row, where it is known: it is found again where rows have come or gone.
  public var id: Int?

  /// The first row, at the top.
  public init() {
    self.init(selection: 0, top: 0)
  }

  /// A place in a list by the indices of the selected row and of the first one in view.
  public init(selection: Int, top: Int, id: Int? = nil) {
    self.selection = selection
    self.top = top
    self.id = id
  }
}

extension ListState {
  /// Where somebody is in the list, or will be once its rows are there.
  ///
  /// - Parameter id: The identity of the selected row, where it has come.
  public func viewpoint(id: Int?) -> ListViewpoint {
    viewpointToRestore ?? ListViewpoint(selection: selection, top: top, id: id ?? selectionToKeep)
  }
}
