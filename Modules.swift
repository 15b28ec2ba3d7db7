// The one registry of Stoa's modules: what each is, where it lives, and what it may import.
// `scripts/generate` writes Package.swift from it; `scripts/check` holds every file to it.

/// Every module of the program, lowest first.
package let modules: [Module] =
  thirdPartyModules + coreModules + layerModules + featureModules + appModules + demoModules

/// The features, in any order; the tabs have theirs in `Leaf.all`. `scripts/new-feature` adds a line.
private let leaves = [
  "People",
  "Posts",
  "Settings",
]

/// C libraries that Debian ships, and the outside services.
private let thirdPartyModules: [Module] = [
  .systemLibrary("CNcurses", "ThirdParties/CNcurses", link: ["ncursesw", "tinfo"]),
  .systemLibrary("CSQLite", "ThirdParties/CSQLite", link: ["sqlite3"]),
  .systemLibrary("CCurl", "ThirdParties/CCurl"),
  .systemLibrary("CZlib", "ThirdParties/CZlib", link: ["z"]),
  .systemLibrary("CMicrohttpd", "ThirdParties/CMicrohttpd"),
  .systemLibrary("CVTerm", "ThirdParties/CVTerm", link: ["vterm"]),
  .module("AnalyticsInterface", .thirdParty, "ThirdParties/Analytics/Interface"),
  .module("AnalyticsLive", .thirdParty, "ThirdParties/Analytics/Live", ["AnalyticsInterface"]),
]

/// The parts that other programs may use.
private let coreModules: [Module] = [
  .module("StoaFlow", .core, "Core/Flow"),
  .module("StoaFlowTesting", .coreTesting, "Core/FlowTesting", ["StoaFlow"]),
  .module("StoaCanvas", .core, "Core/Canvas"),
  .module("StoaCanvasTesting", .coreTesting, "Core/CanvasTesting", ["StoaCanvas"]),
  .module("StoaInput", .core, "Core/Input"),
  .cModule("CStorage", "Core/CStorage", ["CSQLite"]),
  .module("StoaStorage", .core, "Core/Storage", ["CSQLite", "CStorage"]),
  .cModule("CJSON", "Core/CJSON"),
  .module("StoaJSON", .core, "Core/JSON", ["CJSON"]),
  .module("StoaRouting", .core, "Core/Routing", ["StoaFlow"]),
  .module(
    "StoaRoutingTesting", .coreTesting, "Core/RoutingTesting", ["StoaFlow", "StoaFlowTesting", "StoaRouting"]),
  .cModule("CNetworking", "Core/CNetworking", ["CCurl"]),
  .module("StoaNetworking", .core, "Core/Networking", ["CNetworking", "CZlib", "StoaStorage"]),
  .module("StoaNetworkingTesting", .coreTesting, "Core/NetworkingTesting", ["CZlib", "StoaNetworking"]),
  .cModule("CServing", "Core/CServing", ["CMicrohttpd"]),
  .module("StoaServing", .core, "Core/Serving", ["CServing", "StoaNetworking"]),
  .cModule("CTerminal", "Core/CTerminal"),
  .module("StoaTerminal", .core, "Core/Terminal", ["CNcurses", "CTerminal", "StoaCanvas", "StoaFlow", "StoaInput"]),
  .module("StoaTerminalTesting", .coreTesting, "Core/TerminalTesting", ["CVTerm", "StoaCanvas"]),
  .module("StoaTape", .core, "Core/Tape", ["StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"]),
]

/// One stack from the use cases down to the wire, and the embedded service at its other end.
private let layerModules: [Module] = [
  .module("DomainLayer", .domain, "Layers/Domain"),
  .module("DomainTesting", .domainTesting, "Layers/DomainTesting", ["DomainLayer"]),
  .module("DataLayer", .data, "Layers/Data", ["DomainLayer", "StoaStorage"]),
  .module("RemoteLayer", .remote, "Layers/Remote", ["DataLayer", "DomainLayer", "StoaJSON", "StoaNetworking"]),
  .module("LayersRoot", .layersRoot, "Layers/Root", ["DataLayer", "DomainLayer", "RemoteLayer", "StoaNetworking"]),
  .module("Backend", .backend, "Backend", ["StoaJSON", "StoaNetworking", "StoaStorage"]),
]

/// The shared pieces of screens and of coordinators, the features (each leaf is five modules; siblings never meet), and
/// what joins them.
private let featureModules: [Module] =
  [
    .module("DesignSupport", .designSupport, "Utils/DesignSupport", ["StoaCanvas"]),
    .module("LogicSupport", .logicSupport, "Utils/LogicSupport", ["DomainLayer", "StoaFlow"]),
    .module(
      "ScreenSupport", .designSupport, "Utils/ScreenSupport", ["DesignSupport", "LogicSupport", "StoaCanvas"]),
    .module(
      "InspectorSupport", .routerSupport, "Utils/InspectorSupport",
      ["DesignSupport", "StoaCanvas", "StoaFlow", "StoaInput", "StoaNetworking"]),
    .module(
      "RouterSupport", .routerSupport, "Utils/RouterSupport", ["StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting"]),
  ]
  + leaves.flatMap { leafFeature($0) }
  + shellFeature("EntireTab", over: leaves)
  + [.module("FeaturesRoot", .featuresRoot, "Features/Root", featuresRootDependencies)]

private let appModules: [Module] = [
  .module("StoaApp", .app, "App/Program", appDependencies),
  .executable("stoa", .app, "App/Main", ["StoaApp"]),
]

/// The shared pieces of screens, and a feature over fixtures, shown by a program of their own: `scripts/demo gallery`,
/// `scripts/demo people --fixtures`. The program itself has no fixtures.
private let demoModules: [Module] = [
  .module(
    "ComponentDemo", .demo, "Demos/Components",
    ["DesignSupport", "EntireTabUI", "StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"]),
  .module(
    "FeatureDemo", .demo, "Demos/Features",
    [
      "DomainLayer", "DomainTesting", "EntireTabInterface", "EntireTabRouter", "FeaturesRoot", "SettingsInterface",
      "StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting", "StoaTerminal",
    ]),
  .executable("stoademo", .demo, "Demos/Main", ["ComponentDemo", "FeatureDemo"]),
]

private let featuresRootDependencies =
  ["DomainLayer", "EntireTabInterface", "EntireTabRouter", "StoaCanvas", "StoaFlow"]
  + leaves.flatMap { ["\($0)Interface", "\($0)Router"] }

private let appDependencies = [
  "AnalyticsInterface", "AnalyticsLive", "Backend", "DomainLayer", "EntireTabInterface", "EntireTabRouter",
  "FeaturesRoot", "InspectorSupport", "LayersRoot", "SettingsInterface", "StoaCanvas", "StoaFlow", "StoaInput",
  "StoaJSON", "StoaNetworking", "StoaRouting", "StoaServing", "StoaStorage", "StoaTape", "StoaTerminal",
]

/// The tests, one target for each module or feature; they may use all of what they test and its neighbours.
package let testModules: [Module] =
  leaves.map { leafTests($0) } + [
    .tests("AnalyticsTests", "ThirdParties/AnalyticsTests", ["AnalyticsInterface", "AnalyticsLive"]),
    .tests("FlowTests", "Core/FlowTests", ["StoaFlow", "StoaFlowTesting"]),
    .tests("CanvasTests", "Core/CanvasTests", ["StoaCanvas", "StoaCanvasTesting"]),
    .tests("InputTests", "Core/InputTests", ["StoaInput"]),
    .tests("StorageTests", "Core/StorageTests", ["StoaStorage"]),
    .tests("JSONTests", "Core/JSONTests", ["StoaJSON"]),
    .tests(
      "RoutingTests", "Core/RoutingTests", ["StoaFlow", "StoaFlowTesting", "StoaRouting", "StoaRoutingTesting"]),
    .tests("NetworkingTests", "Core/NetworkingTests", ["StoaNetworking", "StoaNetworkingTesting", "StoaStorage"]),
    .tests("ServingTests", "Core/ServingTests", ["StoaNetworking", "StoaServing"]),
    .tests(
      "TerminalTests", "Core/TerminalTests",
      [
        "CTerminal", "StoaCanvas", "StoaCanvasTesting", "StoaFlow", "StoaInput", "StoaTerminal", "StoaTerminalTesting",
      ]),
    .tests("TapeTests", "Core/TapeTests", ["StoaCanvas", "StoaFlow", "StoaInput", "StoaTape", "StoaTerminal"]),
    .tests("DomainTests", "Layers/DomainTests", ["DomainLayer", "DomainTesting"]),
    .tests("DataTests", "Layers/DataTests", ["DataLayer", "DomainLayer", "StoaStorage"]),
    .tests(
      "RemoteTests", "Layers/RemoteTests",
      ["DataLayer", "DomainLayer", "RemoteLayer", "StoaNetworking", "StoaNetworkingTesting"]),
    .tests(
      "LayersRootTests", "Layers/RootTests", ["DomainLayer", "LayersRoot", "StoaNetworking", "StoaNetworkingTesting"]),
    .tests("BackendTests", "BackendTests", ["Backend", "StoaNetworking", "StoaStorage"]),
    .tests("DesignSupportTests", "Utils/DesignSupportTests", ["DesignSupport", "StoaCanvas"]),
    .tests(
      "InspectorSupportTests", "Utils/InspectorSupportTests",
      [
        "DesignSupport", "InspectorSupport", "StoaCanvas", "StoaCanvasTesting", "StoaFlow", "StoaFlowTesting",
        "StoaInput", "StoaNetworking", "StoaNetworkingTesting",
      ]),
    .tests(
      "RouterSupportTests", "Utils/RouterSupportTests",
      ["RouterSupport", "StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting"]),
    .tests(
      "ScreenSupportTests", "Utils/ScreenSupportTests",
      ["DesignSupport", "DomainLayer", "LogicSupport", "ScreenSupport", "StoaCanvas", "StoaFlow"]),
    .tests(
      "ComponentDemoTests", "Demos/ComponentTests",
      ["ComponentDemo", "EntireTabUI", "StoaCanvas", "StoaCanvasTesting", "StoaFlow", "StoaFlowTesting", "StoaInput"],
      exclude: ["Golden"]),
    .tests(
      "FeatureDemoTests", "Demos/FeatureTests",
      [
        "DomainLayer", "DomainTesting", "EntireTabRouter", "FeatureDemo", "FeaturesRoot", "StoaCanvas",
        "StoaCanvasTesting", "StoaFlow", "StoaInput", "StoaTerminal",
      ]),
    shellTests("EntireTab", over: ["People", "Posts", "Settings"]),
    .tests(
      "FeaturesRootTests", "Features/RootTests",
      [
        "DomainLayer", "DomainTesting", "EntireTabInterface", "EntireTabRouter", "FeaturesRoot", "PeopleInterface",
        "PostsInterface", "RouterSupport", "SettingsInterface", "StoaCanvas", "StoaCanvasTesting", "StoaFlow",
        "StoaInput", "StoaRouting",
      ]),
    .tests(
      "StoaAppTests", "AppTests",
      [
        "Backend", "DomainLayer", "EntireTabInterface", "EntireTabRouter", "FeaturesRoot", "StoaApp", "StoaCanvas",
        "StoaFlow",
        "StoaInput", "StoaNetworking", "StoaNetworkingTesting", "StoaRouting", "StoaStorage", "StoaTape",
        "StoaTerminal",
      ], exclude: ["Golden"]),
    .tests(
      "TapeJourneyTests", "TapeJourneyTests",
      [
        "EntireTabInterface", "EntireTabRouter", "EntireTabUI", "FeaturesRoot", "InspectorSupport", "PeopleInterface",
        "PeopleUI", "PostsInterface", "PostsUI",
        "SettingsInterface", "SettingsUI", "StoaApp", "StoaCanvas", "StoaFlow", "StoaInput", "StoaTape", "StoaTerminal",
        "StoaTerminalTesting",
      ]),
    .support(
      "StoaSupport", "scripts/support",
      exclude: ["counting.sh", "main.swift", "mini-package", "packages.sh", "tool.sh"]),
    .tests("SupportTests", "SupportTests", ["StoaSupport"]),
    .module(
      "StoaBenchmarks", .benchmark, "Benchmarks/Harness",
      [
        "StoaCanvas", "StoaFlow", "StoaNetworking", "StoaNetworkingTesting", "StoaRouting", "StoaTape", "StoaTerminal",
        "StoaTerminalTesting",
      ]),
    .executable("stoabench", .benchmark, "Benchmarks/Main", ["StoaBenchmarks"]),
    .tests("BenchmarksTests", "Benchmarks/Tests", ["StoaBenchmarks", "StoaCanvas"]),
  ]

/// The arrows of the architecture: what each kind of module may import. What is not here is refused.
package let rules: [Rule] = [
  // Third parties: a client sees the interface only; its live form is the app's business.
  Rule("AnalyticsInterface", may: []),
  Rule("AnalyticsLive", may: ["AnalyticsInterface"]),

  // Core: the C libraries have one owner each.
  Rule("StoaFlow", may: []),
  Rule("StoaCanvas", may: []),
  Rule("StoaInput", may: []),
  Rule("CStorage", may: ["CSQLite"]),
  Rule("StoaStorage", may: ["CSQLite", "CStorage"]),
  Rule("CJSON", may: []),
  Rule("StoaJSON", may: ["CJSON"]),
  Rule("StoaRouting", may: ["StoaFlow"]),
  Rule("CNetworking", may: ["CCurl"]),
  Rule("StoaNetworking", may: ["StoaStorage", "CNetworking", "CZlib"]),
  Rule("CServing", may: ["CMicrohttpd"]),
  Rule("StoaServing", may: ["StoaNetworking", "CServing"]),
  Rule("CTerminal", may: []),
  Rule("StoaTerminal", may: ["StoaFlow", "StoaCanvas", "StoaInput", "CNcurses", "CTerminal"]),
  Rule("StoaTape", may: ["StoaTerminal", "StoaFlow", "StoaCanvas", "StoaInput"]),
  Rule("StoaFlowTesting", may: ["StoaFlow"]),
  Rule("StoaRoutingTesting", may: ["StoaRouting", "StoaFlow", "StoaFlowTesting"]),
  Rule("StoaCanvasTesting", may: ["StoaCanvas"]),
  Rule("StoaNetworkingTesting", may: ["StoaNetworking", "CZlib"]),
  Rule("StoaTerminalTesting", may: ["StoaTerminal", "StoaCanvas", "StoaInput", "CVTerm"]),

  // Layers: each knows the one above it in this list, never one below.
  Rule(.layer(.domain), may: []),
  Rule(.layer(.domainTesting), may: [.layer(.domain)]),
  Rule(.layer(.data), may: [.layer(.domain), "StoaStorage"]),
  Rule(.layer(.remote), may: [.layer(.data), .layer(.domain), "StoaJSON", "StoaNetworking"]),
  Rule(.layer(.layersRoot), may: [.layer(.domain), .layer(.data), .layer(.remote), "StoaNetworking", "StoaStorage"]),
  Rule(.layer(.backend), may: ["StoaJSON", "StoaNetworking", "StoaStorage"]),

  // A leaf feature: five modules; siblings never meet.
  Rule(.layer(.designSupport), may: ["StoaCanvas", "StoaInput"]),
  Rule(.layer(.logicSupport), may: [.layer(.domain), "StoaFlow"]),
  // How the shared pieces show the values that the logic of all features has: a screen sees no more of those.
  Rule("ScreenSupport", may: ["DesignSupport", .layer(.logicSupport), "StoaCanvas"]),
  Rule(.layer(.routerSupport), may: ["StoaFlow", "StoaRouting", "StoaCanvas", "StoaInput"]),
  // The inspector has a screen and reads what the stores did and the client sent; it knows no feature.
  Rule("InspectorSupport", may: ["StoaFlow", "StoaCanvas", "StoaInput", "StoaNetworking", "DesignSupport"]),
  Rule(.layer(.interface), may: [.layer(.domain)]),
  Rule(.layer(.logic), may: [.layer(.domain), .layer(.logicSupport), "StoaFlow", .own(.interface)]),
  Rule(.layer(.ui), may: [.own(.logic), .layer(.designSupport), "StoaCanvas", "StoaInput"]),
  Rule(.layer(.router), may: routerMay),
  Rule(
    .layer(.featureTesting),
    may: [.own(.interface), .own(.logic), .layer(.domain), .layer(.domainTesting), "StoaFlow", "StoaFlowTesting"]),

  // The shell knows the leaves by what they say of themselves; the root alone knows their coordinators.
  // Where it was left is a document.
  Rule("EntireTabRouter", may: routerMay + [.layer(.interface), "StoaJSON"]),
  Rule(.layer(.featuresRoot), may: [.layer(.router), .layer(.interface), .layer(.domain), .layer(.core)]),
  Rule(
    .layer(.app),
    may: [
      .layer(.featuresRoot), .layer(.interface), .layer(.layersRoot), .layer(.domain), .layer(.backend),
      .layer(.thirdParty), .layer(.core),
      // The shell is what the program runs: its places, and their addresses.
      "EntireTabRouter",
      "InspectorSupport",
    ]),
  Rule("stoa", may: ["StoaApp"]),

  // The demo of the components sees them, and what makes a program of them; the themes are the shell's.
  Rule(
    .layer(.demo),
    may: ["DesignSupport", "EntireTabUI", "StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"]),
  // That of a feature stands over use cases that no layer serves: it sees what the app sees of features, and fixtures.
  Rule(
    "FeatureDemo",
    may: [
      .layer(.featuresRoot), "EntireTabRouter", .layer(.interface), .layer(.domain), .layer(.domainTesting),
      "StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting", "StoaTerminal",
    ]),
  Rule("stoademo", may: ["ComponentDemo", "FeatureDemo"]),

  // Tests see what they test, and its neighbours.
  Rule(.layer(.tests), may: Layer.allCases.map { .layer($0) }),
  Rule(.layer(.support), may: []),
  // Benchmarks see the core from outside, as another program would, and the program only as a process.
  Rule(.layer(.benchmark), may: [.layer(.core), .layer(.coreTesting)]),
  Rule("stoabench", may: ["StoaBenchmarks"]),
]

private let routerMay: [Party] = [
  .own(.ui), .own(.logic), .own(.interface), .layer(.domain), "RouterSupport",
  "StoaFlow", "StoaRouting", "StoaCanvas", "StoaInput",
]

/// Who may import what comes with the toolchain. What is not here is refused.
package let toolchainRules: [ToolchainRule] = [
  ToolchainRule("Swift", by: nil),
  ToolchainRule("Synchronization", by: nil),
  ToolchainRule(
    "Glibc",
    by: [
      "StoaFlow", "StoaStorage", "StoaNetworking", "StoaServing", "StoaTerminal", .layer(.coreTesting), .layer(.data),
      .layer(.remote), .layer(.layersRoot), .layer(.backend), .layer(.thirdParty), .layer(.app), .layer(.demo),
      .layer(.tests), .layer(.benchmark),
    ]),
  // Not in the program: linking it costs more at each start than all that it would do there.
  ToolchainRule("FoundationEssentials", by: [.layer(.tests)]),
  ToolchainRule("Foundation", by: [.layer(.tests), .layer(.support)]),
  ToolchainRule("Dispatch", by: [.layer(.support)]),
  ToolchainRule("Testing", by: [.layer(.coreTesting), .layer(.featureTesting), .layer(.tests)]),
]

/// The registry as one value.
package let stoaRegistry = Registry(
  modules: modules, tests: testModules, rules: rules, toolchainRules: toolchainRules)
