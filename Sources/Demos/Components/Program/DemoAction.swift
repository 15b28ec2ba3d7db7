/// What keys do in the demo of the components.
package enum DemoAction: Equatable, Sendable {
  case turned(by: Int), themeChanged, signsChanged, ticked, quit
}
