internal import StoaSupport
internal import Testing

@Suite struct DeclarationTests {
  /// Each declaration as its line, access, kind and name, with the name of what it stands in before it.
  private func declarations(_ text: String) -> [String] {
    let file = SourceFile(
      path: "A.swift", module: .module("A", .core, "A", line: 1), bytes: Array(text.utf8))
    return file.declarations.map { declaration in
      let container = declaration.container.map { file.declarations[$0].name + "." } ?? ""
      return "\(declaration.line) \(declaration.access) \(declaration.kind) \(container)\(declaration.name)"
    }
  }

  @Test func everyKindOfDeclarationIsFoundWithItsAccess() {
    #expect(
      declarations(
        """
        public import struct Other.Thing
        @available(*, deprecated) public struct Page<T>: Equatable where T: Equatable {
          public private(set) var size = [1, 2].map { $0 + 1 }.count
          let a: Int, b: Int
          package var last: Int { get { 1 } set {} }
          public static func == (left: Page, right: Page) -> Bool { true }
          fileprivate init?(_ x: Int = { 1 }()) throws(E) { struct Local {}; let y = 1 }
          subscript(i: Int) -> Int { i }
          class func make<U>(_ u: U) async -> (@Sendable () -> Void)?
            where U: Hashable { nil }
        }
        open class Base { public class Inner {} }
        public enum Choice: String { case a = "x", b; indirect case c(Choice) }
        public extension Page.Inner { func f() {}; internal func g() {} }
        public typealias Work =
          @Sendable () -> Void
        protocol P: AnyObject { associatedtype A; func run() -> A; var now: Int { get } }
        infix operator <+>: AdditionPrecedence
        let x = y { switch z { case .a: class Local {} } }
        func last() {}
        """) == [
          "2 public type Page", "3 public variable Page.size", "4 internal variable Page.a",
          "5 package variable Page.last", "6 public unnamed Page.", "7 private unnamed Page.",
          "8 internal unnamed Page.", "9 internal function Page.make", "12 public type Base",
          "12 public type Base.Inner", "13 public type Choice", "13 internal enumCase Choice.a",
          "13 internal enumCase Choice.c", "14 public extension Inner", "14 public function Inner.f",
          "14 internal function Inner.g", "15 public alias Work", "17 internal protocol P",
          "17 internal associatedType P.A", "17 internal function P.run", "17 internal variable P.now",
          "18 internal unnamed ", "19 internal variable x", "20 internal function last",
        ])
  }

  @Test(arguments: ["struct", "struct {", "func f(", "}", "extension", "let", "class", "public", "@", "case a ="])
  func textThatEndsInTheMiddleIsReadToItsEnd(text: String) {
    #expect(declarations(text).count <= 1)
  }
}
