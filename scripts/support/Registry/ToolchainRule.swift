/// Who may import one module that comes with the Swift toolchain.
package struct ToolchainRule: Sendable {
  package let name: String
  /// Nil: everyone.
  package let users: [Party]?

  package init(_ name: String, by users: [Party]?) {
    self.name = name
    self.users = users
  }
}
