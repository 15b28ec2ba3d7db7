internal import StoaRouting
internal import Testing

@Suite struct RouteStackTests {
  @Test func `pushing and popping`() throws {
    var stack = RouteStack<Int>()
    #expect(stack.isAtRoot)
    stack.push(1)
    stack.push(2)
    #expect(stack.routes == [1, 2])
    #expect(stack.top == 2)
    #expect(stack.depth == 2)
    #expect(try stack.pop() == 2)
    #expect(stack.routes == [1])
  }

  @Test func `nothing is popped from the root`() {
    var stack = RouteStack<Int>()
    #expect(throws: NavigationRefusal.stackEmpty) { try stack.pop() }
    #expect(throws: NavigationRefusal.stackEmpty) { try stack.popToRoot() }
    #expect(throws: NavigationRefusal.stackEmpty) { try stack.replaceTop(1) }
    #expect(stack.routes == [])
  }

  @Test func `back to the root at once`() throws {
    var stack = RouteStack([1, 2, 3])
    try stack.popToRoot()
    #expect(stack.isAtRoot)
  }

  @Test func `back to the nearest of two equal routes`() throws {
    var stack = RouteStack([1, 2, 1, 3])
    try stack.popTo(1)
    #expect(stack.routes == [1, 2, 1])
    try stack.popTo(1)
    #expect(stack.routes == [1, 2, 1])
    #expect(throws: NavigationRefusal.notOnStack) { try stack.popTo(9) }
    #expect(stack.routes == [1, 2, 1])
  }

  @Test func `replacing the top keeps the rest`() throws {
    var stack = RouteStack([1, 2])
    try stack.replaceTop(7)
    #expect(stack.routes == [1, 7])
  }

  @Test func `back where it was, else on`() {
    var stack = RouteStack([1, 2, 3])
    stack.backOrPush(2)
    #expect(stack.routes == [1, 2])
    stack.backOrPush(4)
    #expect(stack.routes == [1, 2, 4])
  }
}
