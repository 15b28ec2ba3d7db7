// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(name: "stoa", path: "../..")],
  targets: [
    .executableTarget(
      name: "counter",
      dependencies: [
        .product(name: "StoaCanvas", package: "stoa"),
        .product(name: "StoaFlow", package: "stoa"),
        .product(name: "StoaInput", package: "stoa"),
        .product(name: "StoaTerminal", package: "stoa"),
      ],
      path: "Sources/Counter"
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "counter",
        .product(name: "StoaCanvasTesting", package: "stoa"),
        .product(name: "StoaFlowTesting", package: "stoa"),
        .product(name: "StoaTape", package: "stoa"),
      ]
    ),
  ]
)
