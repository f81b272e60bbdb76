// swift-tools-version: 6.3
// One section per target, libraries first; each library is followed by its tests.

import PackageDescription

/// Settings of every target: language mode 6 with the checks that the toolchain offers.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// On Linux each function is a section of its own, so that the linker can put those next to each other that run together.
let sections: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
]

/// Settings of the libraries, which must also compile as Embedded Swift for WebAssembly.
let embeddable: [SwiftSetting] =
  strict + sections + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// How the program becomes one static file: stripped, with the functions that serve a request on few pages of memory, and
/// counting references without locks, since it has one thread.
let staticLinking: [String] =
  [
    "-static-executable", "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering",
    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/tipd/functions.order",
  ]
  + ["retain", "release", "retain_n", "release_n", "bridgeObjectRetain", "bridgeObjectRelease"].flatMap {
    (name: String) -> [String] in
    ["-Xlinker", "--wrap=swift_\(name)", "-Xlinker", "--defsym=__wrap_swift_\(name)=swift_nonatomic_\(name)"]
  }
  + (Context.environment["TIPD_SYMBOLS"] == nil ? ["-Xlinker", "-s"] : [])

/// What scripts/bench builds besides, and nobody else.
let benchmarks: [Target] = [
  .executableTarget(
    name: "placement", dependencies: ["TipCore"], path: "bench/placement", swiftSettings: strict,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .executableTarget(
    name: "texts", dependencies: ["TipCore"], path: "bench/texts", swiftSettings: strict,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
]

let package = Package(
  name: "tipd",
  products: [
    .executable(name: "tipd", targets: ["tipd"]),
    .library(name: "TipCore", targets: ["TipCore"]),
  ],
  targets: [
    .target(name: "TipCore", swiftSettings: embeddable),
    .testTarget(name: "TipCoreTests", dependencies: ["TipCore"], swiftSettings: strict),

    .target(name: "TipRPC", dependencies: ["TipCore"], swiftSettings: embeddable),
    .testTarget(name: "TipRPCTests", dependencies: ["TipCore", "TipRPC"], swiftSettings: strict),

    // One static file without Foundation in release builds. No test target may depend on this target: a test
    // bundle cannot be linked with `-static-executable`. The program is tested as a process: Tests/process.
    .executableTarget(
      name: "tipd",
      dependencies: ["TipCore", "TipRPC"],
      exclude: ["functions.order"],
      swiftSettings: strict + sections,
      linkerSettings: [.unsafeFlags(staticLinking, .when(platforms: [.linux], configuration: .release))]),
  ] + (Context.environment["TIPD_BENCH"] == nil ? [] : benchmarks)
)
