/// One row of the rule table: what a module, or every module of a layer, may import.
///
/// A row about a module by name takes the place of the row about its layer. Without any row nothing may be imported.
package struct Rule: Sendable {
  package let subject: Party
  package let allowed: [Party]

  package init(_ subject: Party, may allowed: [Party]) {
    self.subject = subject
    self.allowed = allowed
  }
}
