// swift-tools-version: 6.2
// Written by scripts/generate from Modules.swift. Do not edit.
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "stoa",
  products: [
    .library(name: "StoaFlow", targets: ["StoaFlow"]),
    .library(name: "StoaFlowTesting", targets: ["StoaFlowTesting"]),
    .library(name: "StoaCanvas", targets: ["StoaCanvas"]),
    .library(name: "StoaCanvasTesting", targets: ["StoaCanvasTesting"]),
    .library(name: "StoaInput", targets: ["StoaInput"]),
    .library(name: "StoaStorage", targets: ["StoaStorage"]),
    .library(name: "StoaJSON", targets: ["StoaJSON"]),
    .library(name: "StoaRouting", targets: ["StoaRouting"]),
    .library(name: "StoaRoutingTesting", targets: ["StoaRoutingTesting"]),
    .library(name: "StoaNetworking", targets: ["StoaNetworking"]),
    .library(name: "StoaNetworkingTesting", targets: ["StoaNetworkingTesting"]),
    .library(name: "StoaServing", targets: ["StoaServing"]),
    .library(name: "StoaTerminal", targets: ["StoaTerminal"]),
    .library(name: "StoaTerminalTesting", targets: ["StoaTerminalTesting"]),
    .library(name: "StoaTape", targets: ["StoaTape"]),
    .executable(name: "stoa", targets: ["stoa"]),
    .executable(name: "stoademo", targets: ["stoademo"]),
    .executable(name: "stoabench", targets: ["stoabench"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses",
      path: "Sources/ThirdParties/CNcurses"
    ),
    .systemLibrary(
      name: "CSQLite",
      path: "Sources/ThirdParties/CSQLite"
    ),
    .systemLibrary(
      name: "CCurl",
      path: "Sources/ThirdParties/CCurl"
    ),
    .systemLibrary(
      name: "CZlib",
      path: "Sources/ThirdParties/CZlib"
    ),
    .systemLibrary(
      name: "CMicrohttpd",
      path: "Sources/ThirdParties/CMicrohttpd"
    ),
    .systemLibrary(
      name: "CVTerm",
      path: "Sources/ThirdParties/CVTerm"
    ),
    .target(
      name: "AnalyticsInterface",
      path: "Sources/ThirdParties/Analytics/Interface",
      swiftSettings: settings
    ),
    .target(
      name: "AnalyticsLive",
      dependencies: ["AnalyticsInterface"],
      path: "Sources/ThirdParties/Analytics/Live",
      swiftSettings: settings
    ),
    .target(
      name: "StoaFlow",
      path: "Sources/Core/Flow",
      swiftSettings: settings
    ),
    .target(
      name: "StoaFlowTesting",
      dependencies: ["StoaFlow"],
      path: "Sources/Core/FlowTesting",
      swiftSettings: settings
    ),
    .target(
      name: "StoaCanvas",
      path: "Sources/Core/Canvas",
      swiftSettings: settings
    ),
    .target(
      name: "StoaCanvasTesting",
      dependencies: ["StoaCanvas"],
      path: "Sources/Core/CanvasTesting",
      swiftSettings: settings
    ),
    .target(
      name: "StoaInput",
      path: "Sources/Core/Input",
      swiftSettings: settings
    ),
    .target(
      name: "CStorage",
      dependencies: ["CSQLite"],
      path: "Sources/Core/CStorage"
    ),
    .target(
      name: "StoaStorage",
      dependencies: ["CSQLite", "CStorage"],
      path: "Sources/Core/Storage",
      swiftSettings: settings
    ),
    .target(
      name: "CJSON",
      path: "Sources/Core/CJSON"
    ),
    .target(
      name: "StoaJSON",
      dependencies: ["CJSON"],
      path: "Sources/Core/JSON",
      swiftSettings: settings
    ),
    .target(
      name: "StoaRouting",
      dependencies: ["StoaFlow"],
      path: "Sources/Core/Routing",
      swiftSettings: settings
    ),
    .target(
      name: "StoaRoutingTesting",
      dependencies: ["StoaFlow", "StoaFlowTesting", "StoaRouting"],
      path: "Sources/Core/RoutingTesting",
      swiftSettings: settings
    ),
    .target(
      name: "CNetworking",
      dependencies: ["CCurl"],
      path: "Sources/Core/CNetworking"
    ),
    .target(
      name: "StoaNetworking",
      dependencies: ["CNetworking", "CZlib", "StoaStorage"],
      path: "Sources/Core/Networking",
      swiftSettings: settings
    ),
    .target(
      name: "StoaNetworkingTesting",
      dependencies: ["CZlib", "StoaNetworking"],
      path: "Sources/Core/NetworkingTesting",
      swiftSettings: settings
    ),
    .target(
      name: "CServing",
      dependencies: ["CMicrohttpd"],
      path: "Sources/Core/CServing"
    ),
    .target(
      name: "StoaServing",
      dependencies: ["CServing", "StoaNetworking"],
      path: "Sources/Core/Serving",
      swiftSettings: settings
    ),
    .target(
      name: "CTerminal",
      path: "Sources/Core/CTerminal"
    ),
    .target(
      name: "StoaTerminal",
      dependencies: ["CNcurses", "CTerminal", "StoaCanvas", "StoaFlow", "StoaInput"],
      path: "Sources/Core/Terminal",
      swiftSettings: settings
    ),
    .target(
      name: "StoaTerminalTesting",
      dependencies: ["CVTerm", "StoaCanvas"],
      path: "Sources/Core/TerminalTesting",
      swiftSettings: settings
    ),
    .target(
      name: "StoaTape",
      dependencies: ["StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"],
      path: "Sources/Core/Tape",
      swiftSettings: settings
    ),
    .target(
      name: "DomainLayer",
      path: "Sources/Layers/Domain",
      swiftSettings: settings
    ),
    .target(
      name: "DomainTesting",
      dependencies: ["DomainLayer"],
      path: "Sources/Layers/DomainTesting",
      swiftSettings: settings
    ),
    .target(
      name: "DataLayer",
      dependencies: ["DomainLayer", "StoaStorage"],
      path: "Sources/Layers/Data",
      swiftSettings: settings
    ),
    .target(
      name: "RemoteLayer",
      dependencies: ["DataLayer", "DomainLayer", "StoaJSON", "StoaNetworking"],
      path: "Sources/Layers/Remote",
      swiftSettings: settings
    ),
    .target(
      name: "LayersRoot",
      dependencies: ["DataLayer", "DomainLayer", "RemoteLayer", "StoaNetworking"],
      path: "Sources/Layers/Root",
      swiftSettings: settings
    ),
    .target(
      name: "Backend",
      dependencies: ["StoaJSON", "StoaNetworking", "StoaStorage"],
      path: "Sources/Backend",
      swiftSettings: settings
    ),
    .target(
      name: "DesignSupport",
      dependencies: ["StoaCanvas"],
      path: "Sources/Utils/DesignSupport",
      swiftSettings: settings
    ),
    .target(
      name: "LogicSupport",
      dependencies: ["DomainLayer", "StoaFlow"],
      path: "Sources/Utils/LogicSupport",
      swiftSettings: settings
    ),
    .target(
      name: "ScreenSupport",
      dependencies: ["DesignSupport", "LogicSupport", "StoaCanvas"],
      path: "Sources/Utils/ScreenSupport",
      swiftSettings: settings
    ),
    .target(
      name: "InspectorSupport",
      dependencies: ["DesignSupport", "StoaCanvas", "StoaFlow", "StoaInput", "StoaNetworking"],
      path: "Sources/Utils/InspectorSupport",
      swiftSettings: settings
    ),
    .target(
      name: "RouterSupport",
      dependencies: ["StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting"],
      path: "Sources/Utils/RouterSupport",
      swiftSettings: settings
    ),
    .target(
      name: "PeopleInterface",
      dependencies: ["DomainLayer"],
      path: "Sources/Features/People/Interface",
      swiftSettings: settings
    ),
    .target(
      name: "PeopleLogic",
      dependencies: ["DomainLayer", "LogicSupport", "PeopleInterface", "StoaFlow"],
      path: "Sources/Features/People/Logic",
      swiftSettings: settings
    ),
    .target(
      name: "PeopleUI",
      dependencies: ["DesignSupport", "PeopleLogic", "ScreenSupport", "StoaCanvas", "StoaInput"],
      path: "Sources/Features/People/UI",
      swiftSettings: settings
    ),
    .target(
      name: "PeopleRouter",
      dependencies: [
        "DomainLayer",
        "PeopleInterface",
        "PeopleLogic",
        "PeopleUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Sources/Features/People/Router",
      swiftSettings: settings
    ),
    .target(
      name: "PeopleTesting",
      dependencies: ["DomainLayer", "DomainTesting", "PeopleInterface", "PeopleLogic", "StoaFlow", "StoaFlowTesting"],
      path: "Sources/Features/People/Testing",
      swiftSettings: settings
    ),
    .target(
      name: "PostsInterface",
      dependencies: ["DomainLayer"],
      path: "Sources/Features/Posts/Interface",
      swiftSettings: settings
    ),
    .target(
      name: "PostsLogic",
      dependencies: ["DomainLayer", "LogicSupport", "PostsInterface", "StoaFlow"],
      path: "Sources/Features/Posts/Logic",
      swiftSettings: settings
    ),
    .target(
      name: "PostsUI",
      dependencies: ["DesignSupport", "PostsLogic", "ScreenSupport", "StoaCanvas", "StoaInput"],
      path: "Sources/Features/Posts/UI",
      swiftSettings: settings
    ),
    .target(
      name: "PostsRouter",
      dependencies: [
        "DomainLayer",
        "PostsInterface",
        "PostsLogic",
        "PostsUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Sources/Features/Posts/Router",
      swiftSettings: settings
    ),
    .target(
      name: "PostsTesting",
      dependencies: ["DomainLayer", "DomainTesting", "PostsInterface", "PostsLogic", "StoaFlow", "StoaFlowTesting"],
      path: "Sources/Features/Posts/Testing",
      swiftSettings: settings
    ),
    .target(
      name: "SettingsInterface",
      dependencies: ["DomainLayer"],
      path: "Sources/Features/Settings/Interface",
      swiftSettings: settings
    ),
    .target(
      name: "SettingsLogic",
      dependencies: ["DomainLayer", "LogicSupport", "SettingsInterface", "StoaFlow"],
      path: "Sources/Features/Settings/Logic",
      swiftSettings: settings
    ),
    .target(
      name: "SettingsUI",
      dependencies: ["DesignSupport", "SettingsLogic", "ScreenSupport", "StoaCanvas", "StoaInput"],
      path: "Sources/Features/Settings/UI",
      swiftSettings: settings
    ),
    .target(
      name: "SettingsRouter",
      dependencies: [
        "DomainLayer",
        "SettingsInterface",
        "SettingsLogic",
        "SettingsUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Sources/Features/Settings/Router",
      swiftSettings: settings
    ),
    .target(
      name: "SettingsTesting",
      dependencies: [
        "DomainLayer",
        "DomainTesting",
        "SettingsInterface",
        "SettingsLogic",
        "StoaFlow",
        "StoaFlowTesting",
      ],
      path: "Sources/Features/Settings/Testing",
      swiftSettings: settings
    ),
    .target(
      name: "EntireTabInterface",
      dependencies: ["DomainLayer"],
      path: "Sources/Features/EntireTab/Interface",
      swiftSettings: settings
    ),
    .target(
      name: "EntireTabLogic",
      dependencies: ["DomainLayer", "LogicSupport", "EntireTabInterface", "StoaFlow"],
      path: "Sources/Features/EntireTab/Logic",
      swiftSettings: settings
    ),
    .target(
      name: "EntireTabUI",
      dependencies: ["DesignSupport", "EntireTabLogic", "StoaCanvas", "StoaInput"],
      path: "Sources/Features/EntireTab/UI",
      swiftSettings: settings
    ),
    .target(
      name: "EntireTabRouter",
      dependencies: [
        "DomainLayer",
        "EntireTabInterface",
        "EntireTabLogic",
        "EntireTabUI",
        "PeopleInterface",
        "PostsInterface",
        "RouterSupport",
        "SettingsInterface",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaJSON",
        "StoaRouting",
      ],
      path: "Sources/Features/EntireTab/Router",
      swiftSettings: settings
    ),
    .target(
      name: "EntireTabTesting",
      dependencies: [
        "DomainLayer",
        "DomainTesting",
        "EntireTabInterface",
        "EntireTabLogic",
        "StoaFlow",
        "StoaFlowTesting",
      ],
      path: "Sources/Features/EntireTab/Testing",
      swiftSettings: settings
    ),
    .target(
      name: "FeaturesRoot",
      dependencies: [
        "DomainLayer",
        "EntireTabInterface",
        "EntireTabRouter",
        "StoaCanvas",
        "StoaFlow",
        "PeopleInterface",
        "PeopleRouter",
        "PostsInterface",
        "PostsRouter",
        "SettingsInterface",
        "SettingsRouter",
      ],
      path: "Sources/Features/Root",
      swiftSettings: settings
    ),
    .target(
      name: "StoaApp",
      dependencies: [
        "AnalyticsInterface",
        "AnalyticsLive",
        "Backend",
        "DomainLayer",
        "EntireTabInterface",
        "EntireTabRouter",
        "FeaturesRoot",
        "InspectorSupport",
        "LayersRoot",
        "SettingsInterface",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaJSON",
        "StoaNetworking",
        "StoaRouting",
        "StoaServing",
        "StoaStorage",
        "StoaTape",
        "StoaTerminal",
      ],
      path: "Sources/App/Program",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "stoa",
      dependencies: ["StoaApp"],
      path: "Sources/App/Main",
      swiftSettings: settings
    ),
    .target(
      name: "ComponentDemo",
      dependencies: ["DesignSupport", "EntireTabUI", "StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"],
      path: "Sources/Demos/Components",
      swiftSettings: settings
    ),
    .target(
      name: "FeatureDemo",
      dependencies: [
        "DomainLayer",
        "DomainTesting",
        "EntireTabInterface",
        "EntireTabRouter",
        "FeaturesRoot",
        "SettingsInterface",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaRouting",
        "StoaTerminal",
      ],
      path: "Sources/Demos/Features",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "stoademo",
      dependencies: ["ComponentDemo", "FeatureDemo"],
      path: "Sources/Demos/Main",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "DesignSupport",
        "DomainLayer",
        "DomainTesting",
        "PeopleInterface",
        "PeopleLogic",
        "PeopleRouter",
        "PeopleTesting",
        "PeopleUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Tests/Features/PeopleTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PostsTests",
      dependencies: [
        "DesignSupport",
        "DomainLayer",
        "DomainTesting",
        "PostsInterface",
        "PostsLogic",
        "PostsRouter",
        "PostsTesting",
        "PostsUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Tests/Features/PostsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "DesignSupport",
        "DomainLayer",
        "DomainTesting",
        "SettingsInterface",
        "SettingsLogic",
        "SettingsRouter",
        "SettingsTesting",
        "SettingsUI",
        "RouterSupport",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Tests/Features/SettingsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "AnalyticsTests",
      dependencies: ["AnalyticsInterface", "AnalyticsLive"],
      path: "Tests/ThirdParties/AnalyticsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FlowTests",
      dependencies: ["StoaFlow", "StoaFlowTesting"],
      path: "Tests/Core/FlowTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["StoaCanvas", "StoaCanvasTesting"],
      path: "Tests/Core/CanvasTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "InputTests",
      dependencies: ["StoaInput"],
      path: "Tests/Core/InputTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "StorageTests",
      dependencies: ["StoaStorage"],
      path: "Tests/Core/StorageTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "JSONTests",
      dependencies: ["StoaJSON"],
      path: "Tests/Core/JSONTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "RoutingTests",
      dependencies: ["StoaFlow", "StoaFlowTesting", "StoaRouting", "StoaRoutingTesting"],
      path: "Tests/Core/RoutingTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "NetworkingTests",
      dependencies: ["StoaNetworking", "StoaNetworkingTesting", "StoaStorage"],
      path: "Tests/Core/NetworkingTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ServingTests",
      dependencies: ["StoaNetworking", "StoaServing"],
      path: "Tests/Core/ServingTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "CTerminal",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaInput",
        "StoaTerminal",
        "StoaTerminalTesting",
      ],
      path: "Tests/Core/TerminalTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TapeTests",
      dependencies: ["StoaCanvas", "StoaFlow", "StoaInput", "StoaTape", "StoaTerminal"],
      path: "Tests/Core/TapeTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DomainTests",
      dependencies: ["DomainLayer", "DomainTesting"],
      path: "Tests/Layers/DomainTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DataTests",
      dependencies: ["DataLayer", "DomainLayer", "StoaStorage"],
      path: "Tests/Layers/DataTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "RemoteTests",
      dependencies: ["DataLayer", "DomainLayer", "RemoteLayer", "StoaNetworking", "StoaNetworkingTesting"],
      path: "Tests/Layers/RemoteTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayersRootTests",
      dependencies: ["DomainLayer", "LayersRoot", "StoaNetworking", "StoaNetworkingTesting"],
      path: "Tests/Layers/RootTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "BackendTests",
      dependencies: ["Backend", "StoaNetworking", "StoaStorage"],
      path: "Tests/BackendTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DesignSupportTests",
      dependencies: ["DesignSupport", "StoaCanvas"],
      path: "Tests/Utils/DesignSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "InspectorSupportTests",
      dependencies: [
        "DesignSupport",
        "InspectorSupport",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
        "StoaNetworking",
        "StoaNetworkingTesting",
      ],
      path: "Tests/Utils/InspectorSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "RouterSupportTests",
      dependencies: ["RouterSupport", "StoaCanvas", "StoaFlow", "StoaInput", "StoaRouting"],
      path: "Tests/Utils/RouterSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScreenSupportTests",
      dependencies: ["DesignSupport", "DomainLayer", "LogicSupport", "ScreenSupport", "StoaCanvas", "StoaFlow"],
      path: "Tests/Utils/ScreenSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ComponentDemoTests",
      dependencies: [
        "ComponentDemo",
        "EntireTabUI",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
      ],
      path: "Tests/Demos/ComponentTests",
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FeatureDemoTests",
      dependencies: [
        "DomainLayer",
        "DomainTesting",
        "EntireTabRouter",
        "FeatureDemo",
        "FeaturesRoot",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaInput",
        "StoaTerminal",
      ],
      path: "Tests/Demos/FeatureTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "EntireTabTests",
      dependencies: [
        "DesignSupport",
        "DomainLayer",
        "DomainTesting",
        "EntireTabInterface",
        "EntireTabLogic",
        "EntireTabRouter",
        "EntireTabTesting",
        "EntireTabUI",
        "PeopleInterface",
        "PostsInterface",
        "RouterSupport",
        "SettingsInterface",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaFlowTesting",
        "StoaInput",
        "StoaRouting",
        "StoaRoutingTesting",
      ],
      path: "Tests/Features/EntireTabTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FeaturesRootTests",
      dependencies: [
        "DomainLayer",
        "DomainTesting",
        "EntireTabInterface",
        "EntireTabRouter",
        "FeaturesRoot",
        "PeopleInterface",
        "PostsInterface",
        "RouterSupport",
        "SettingsInterface",
        "StoaCanvas",
        "StoaCanvasTesting",
        "StoaFlow",
        "StoaInput",
        "StoaRouting",
      ],
      path: "Tests/Features/RootTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "StoaAppTests",
      dependencies: [
        "Backend",
        "DomainLayer",
        "EntireTabInterface",
        "EntireTabRouter",
        "FeaturesRoot",
        "StoaApp",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaNetworking",
        "StoaNetworkingTesting",
        "StoaRouting",
        "StoaStorage",
        "StoaTape",
        "StoaTerminal",
      ],
      path: "Tests/AppTests",
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TapeJourneyTests",
      dependencies: [
        "EntireTabInterface",
        "EntireTabRouter",
        "EntireTabUI",
        "FeaturesRoot",
        "InspectorSupport",
        "PeopleInterface",
        "PeopleUI",
        "PostsInterface",
        "PostsUI",
        "SettingsInterface",
        "SettingsUI",
        "StoaApp",
        "StoaCanvas",
        "StoaFlow",
        "StoaInput",
        "StoaTape",
        "StoaTerminal",
        "StoaTerminalTesting",
      ],
      path: "Tests/TapeJourneyTests",
      swiftSettings: settings
    ),
    .target(
      name: "StoaSupport",
      path: "scripts/support",
      exclude: ["counting.sh", "main.swift", "mini-package", "packages.sh", "tool.sh"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SupportTests",
      dependencies: ["StoaSupport"],
      path: "Tests/SupportTests",
      swiftSettings: settings
    ),
    .target(
      name: "StoaBenchmarks",
      dependencies: [
        "StoaCanvas",
        "StoaFlow",
        "StoaNetworking",
        "StoaNetworkingTesting",
        "StoaRouting",
        "StoaTape",
        "StoaTerminal",
        "StoaTerminalTesting",
      ],
      path: "Tests/Benchmarks/Harness",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "stoabench",
      dependencies: ["StoaBenchmarks"],
      path: "Tests/Benchmarks/Main",
      swiftSettings: settings
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["StoaBenchmarks", "StoaCanvas"],
      path: "Tests/Benchmarks/Tests",
      swiftSettings: settings
    ),
  ]
)
