internal import EntireTabUI
package import StoaFlow

/// Turns pages, round and round, and changes how they look.
package struct DemoReducer: Reducer {
  package init() {}

  package func reduce(into state: inout DemoState, action: DemoAction) -> Effect<DemoAction> {
    switch action {
    case .turned(let by): state.page = Self.element(by, after: state.page, in: DemoPage.allCases)
    case .themeChanged: state.theme = Self.element(1, after: state.theme, in: DemoTheme.allCases.map(\.style))
    case .signsChanged: state.isASCII.toggle()
    case .ticked: state.ticks += 1
    case .quit: state.hasQuit = true
    }
    return .none
  }

  private static func element<Element: Equatable>(_ by: Int, after element: Element, in all: [Element]) -> Element {
    let index = (all.firstIndex(of: element) ?? 0) + by
    return all[(index % all.count + all.count) % all.count]
  }
}
