// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "plumb", path: "../../..")],
  targets: [
    .executableTarget(
      name: "columns", dependencies: [.product(name: "PlumbSolver", package: "plumb")]),
    .target(
      name: "NowPlaying",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "plumb"),
        .product(name: "Stacks", package: "plumb"),
      ]),
    .testTarget(
      name: "NowPlayingTests",
      dependencies: ["NowPlaying", .product(name: "HeadlessUIKit", package: "plumb")]),
  ]
)
