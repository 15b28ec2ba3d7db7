internal import StoaSupport
internal import Testing

@Suite struct PublicUnusedRuleTests {
  /// What stands in DomainLayer, what PeopleInterface says, and the lines that nobody outside has a reason to see.
  private func lines(_ text: String, outside: String = "", in module: String = "DomainLayer") throws -> [Int] {
    let tree = try Tree(.small)
    try tree.prepend(text, to: module)
    try tree.prepend(outside, to: "PeopleInterface")
    let findings = Checker(root: tree.root, registry: tree.registry, searchPath: "").findings()
    return findings.filter { $0.rule == .publicUnused }.map(\.line)
  }

  @Test func aNameThatNoOtherModuleSaysIsFound() throws {
    #expect(
      try lines(
        """
        public struct Page { public let width: Int; public private(set) var lines = [Int]() }
        package func lonely() {}
        public typealias Other = Int
        extension Page { public static func make() -> Page { Page(width: 1) } }
        public protocol Lonely {}
        """, outside: "let page: Page") == [1, 1, 2, 3, 4, 5])
  }

  @Test func anUnusedTypeIsSaidOnceForAllThatStandsInIt() throws {
    #expect(try lines("public struct Page {\n  public let size: Int\n  public func next() -> Int { size }\n}") == [1])
  }

  @Test func whatIsInternalIsNoMatter() throws {
    #expect(try lines("struct Page { private let size = 1; func next() {} }\ninternal enum Other {}") == [])
  }

  @Test(arguments: [
    "let size = page.size", "let size = \\Page.size", "let text = \"\\(page.size)\"", "let page: Page = .size",
    "func take(size: Int) {}",
  ])
  func aNameThatIsSaidInAnyWayIsUsed(outside: String) throws {
    #expect(
      try lines("public struct Page {\n  public let size: Int\n}", outside: outside + "\ntypealias P = Page") == [])
  }

  @Test func commentsAndTextsUseNothing() throws {
    #expect(try lines("public func lonely() {}", outside: "// lonely\nlet text = \"lonely\"") == [1])
  }

  @Test func whatAUsedDeclarationNamesIsUsedWithIt() throws {
    #expect(
      try lines(
        """
        public func load(by order: Order = .standard) -> Answer<Page> { fatal() }
        public struct Order { public static let standard = Order() }
        public struct Answer<Value> where Value: Shown {}
        public struct Page: Shown {}
        public protocol Shown {}
        public let shared = Holder()
        public struct Holder {}
        public enum Choice { case some(Chosen) }
        public struct Chosen {}
        @inlinable public func quick() { hidden() }
        public func hidden() {}
        public func slow() { concealed() }
        public func concealed() {}
        """, outside: "let a = load(), b = shared, c = Choice.self, d = quick(), e = slow()") == [13])
  }

  @Test func aLabelThatBearsTheNameUsesNothing() throws {
    #expect(
      try lines(
        "public struct Page {\n  public let width: Int\n  public init(width: Int, of lines: Int) {}\n  public let lines: Int\n}",
        outside: "let page: Page") == [2, 4])
  }

  @Test func whatAProtocolAsksForIsNotBlamed() throws {
    #expect(
      try lines(
        """
        public protocol Reader { associatedtype Line; func read() -> Line; var limit: Int { get } }
        public struct Page: Reader, CustomStringConvertible, Sequence, IteratorProtocol {
          public typealias Line = String
          public func read() -> String { "" }
          public var limit: Int { 1 }
          public var description: String { "" }
          public mutating func next() -> Int? { nil }
          public static func == (a: Page, b: Page) -> Bool { true }
          public init() {}
          public subscript(index: Int) -> Int { index }
          public func callAsFunction() {}
        }
        public class Base { public func step() {} }
        public enum Choice { case first, second }
        """, outside: "let a = Page(), b = Choice.self, c = Base().step, d: any Reader") == [])
    #expect(try lines("public class Derived: Base { public override func step() {} }", outside: "let a: Derived") == [])
  }

  @Test func aProductIsForOthersButNotWhatItKeepsForThePackage() throws {
    #expect(try lines("public func offered() {}\npackage func lonely() {}", in: "StoaFlow") == [2])
  }

  @Test func anExtensionGivesItsAccessToItsMembers() throws {
    #expect(try lines("public extension Int {\n  var lonely: Int { self }\n  private var own: Int { 1 }\n}") == [2])
  }
}
