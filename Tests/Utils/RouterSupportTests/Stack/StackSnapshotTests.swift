internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaRouting
internal import Testing

/// Where a stack is, and taking it up there.
@FlowActor struct StackSnapshotTests {
  private func stack(_ root: NumbersHost, _ numbers: [Int]) -> StackCoordinator<Int, Int> {
    let hosts = StackCoordinator<Int, Int>.Hosts(
      root: root, tabSheet: nil, emptyDetail: "", route: { _ in NumbersHost(numbers) },
      sheet: { _ in TextHost(lines: 1) })
    return StackCoordinator(hosts: hosts)
  }

  @Test("The rows of the root and of each place of the stack are told, and none where a list is at its beginning")
  func viewpoints() async {
    let root = await NumbersHost.shown([10, 20, 30], rows: 2)
    let stack = stack(root, [1, 2])
    #expect(stack.viewpoints == [nil])
    root.select(2)
    stack.perform(.push(1))
    #expect(stack.viewpoints == [ListViewpoint(selection: 2, top: 1, id: 30), nil])
  }

  @Test("A stack that is taken up tells the same before its rows have come, and after")
  func restored() async {
    let place = Place<Int, Int>([1, 2])
    let viewpoints = [nil, ListViewpoint(selection: 1, top: 0, id: 2), ListViewpoint(selection: 2, top: 1, id: 3)]
    let stack = stack(NumbersHost([10]), [1, 2, 3])
    stack.restore(place, viewpoints)
    #expect(stack.place == place)
    #expect(stack.viewpoints == viewpoints)
    stack.layout(in: Size(columns: 40, rows: 2))
    #expect(stack.viewpoints == viewpoints)
  }

  @Test("What is known of fewer places than the stack has, leaves the others at their beginning")
  func fewer() {
    let stack = stack(NumbersHost([10]), [1, 2, 3])
    stack.restore(Place([1, 2]), [nil, ListViewpoint(selection: 1, top: 0)])
    #expect(stack.viewpoints == [nil, ListViewpoint(selection: 1, top: 0), nil])
  }
}
