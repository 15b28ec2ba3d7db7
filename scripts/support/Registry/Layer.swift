/// Where a module stands in the architecture; the rule table speaks of these.
package enum Layer: String, Hashable, Sendable, CaseIterable {
  // Outside: C libraries that the system brings, thin C of our own around them, and services of others.
  case systemLibrary, shim, thirdParty
  // The parts that other programs may use, and what their tests use.
  case core, coreTesting
  // The stack from the use cases down to the wire, and the embedded service at its other end.
  case domain, domainTesting, data, remote, layersRoot, backend
  // The screens: shared pieces, the five modules of a feature, and what puts features together.
  case designSupport, logicSupport, routerSupport, interface, logic, ui, router, featureTesting, featuresRoot
  case app
  // Programs of their own that show parts of it.
  case demo
  // Not part of the program: its tests, the tools of `scripts/`, and what measures it.
  case tests, support, benchmark
}
