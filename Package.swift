// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
/// Targets that live on the main thread: views and what drives them.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The importers' fuzzer has its main function from libFuzzer: it can be built with `Scripts/fuzz` alone.
let isFuzzing = Context.environment["FILBERT_FUZZING"] != nil

let package = Package(
  name: "filbert",
  products: [
    .executable(name: "filbert", targets: ["filbert"]),
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // L4
    .executableTarget(
      name: "filbert", dependencies: ["App", "Commands", argumentParser], swiftSettings: mainActor),
    // L3
    .target(
      name: "App",
      dependencies: [
        "Exchange", "Views", "Editing", "Tools", "Desktop", "Library", "Pictures", "PixelFiles",
        "Rendering", "Widgets", "Canvas", "Model", "Life", "Ink", "Input", "Geometry", "Texts",
        "Lists", "Signals", "Cores",
      ],
      swiftSettings: mainActor),
    .target(
      name: "Commands",
      dependencies: [
        "Exchange", "Editing", "Library", "PixelFiles", "Life", "Model", "Ink", "Geometry", "Texts",
        "Cores",
        argumentParser,
      ],
      swiftSettings: strict),
    .target(
      name: "Exchange",
      dependencies: [
        "Library", "Editing", "Pictures", "PixelFiles", "SVG", "Rendering", "Model", "Life", "Ink",
        "Geometry", "Compression", "Texts",
      ],
      swiftSettings: strict),
    // L2
    .target(name: "Editing", dependencies: ["Input", "Texts"], swiftSettings: strict),
    .target(
      name: "Views",
      dependencies: [
        "Rendering", "Widgets", "Canvas", "Ink", "Input", "Geometry", "Texts", "Lists", "Signals",
      ],
      swiftSettings: mainActor),
    .target(
      name: "Tools",
      dependencies: ["Model", "Life", "Ink", "Input", "Geometry", "Lists", "Cores"],
      swiftSettings: strict),
    .target(
      name: "Desktop", dependencies: ["Canvas", "Input", "Geometry", "CX11", "CDesktop"],
      swiftSettings: mainActor),
    .target(
      name: "Library", dependencies: ["Texts", "Model", "Life", "Ink", "Geometry", "Lists", grdb],
      swiftSettings: strict),
    .target(
      name: "SVG", dependencies: ["Model", "Ink", "Geometry", "CExpat", "Texts"],
      swiftSettings: strict),
    .target(
      name: "PixelFiles",
      dependencies: ["Model", "Ink", "Geometry", "Compression", "Cores", "CGif", "CZlib", "Texts"],
      swiftSettings: strict),
    .target(
      name: "Pictures",
      dependencies: ["Rendering", "Canvas", "Model", "Life", "Ink", "Geometry", "Cores", "Texts"],
      swiftSettings: strict),
    // L1
    .target(
      name: "Rendering", dependencies: ["Canvas", "Ink", "Geometry", "Lists", "Cores"],
      swiftSettings: strict),
    .target(
      name: "Widgets", dependencies: ["Canvas", "Input", "Geometry", "Signals"],
      swiftSettings: mainActor),
    .target(
      name: "Canvas",
      dependencies: ["Geometry", "Compression", "CCairo", "CPango", "CGdkPixbuf"],
      swiftSettings: strict),
    .target(
      name: "Model", dependencies: ["Life", "Ink", "Geometry", "Lists", "Signals"],
      swiftSettings: strict),
    // L0
    .target(name: "Ink", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Input", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Texts", dependencies: ["CIntl"], swiftSettings: strict),
    .target(name: "Lists", swiftSettings: strict),
    .target(name: "Signals", swiftSettings: strict),
    .target(name: "Life", dependencies: ["Cores", "CLife", "Texts"], swiftSettings: strict),
    .target(name: "Compression", dependencies: ["Cores", "CZlib", "Texts"], swiftSettings: strict),
    .target(name: "Cores", swiftSettings: strict),
    .target(name: "Geometry", swiftSettings: strict),
    // C
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .systemLibrary(name: "CGif"),
    .systemLibrary(name: "CIntl"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
    .systemLibrary(name: "CX11", pkgConfig: "x11 xext xi xrandr xcursor"),
    .target(name: "CDesktop", dependencies: ["CX11"]),
    .target(name: "CLife"),
    .target(name: "CBench", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    // Looking at widgets
    .target(
      name: "GallerySheets",
      dependencies: [
        "Views", "Rendering", "Widgets", "Canvas", "Ink", "Input", "Geometry", "Texts",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "gallery", dependencies: ["GallerySheets", "Widgets", "Canvas"],
      path: "Sources/Gallery", swiftSettings: mainActor),
    // Measuring
    .executableTarget(
      name: "bench",
      dependencies: [
        "App", "Exchange", "Views", "Tools", "Desktop", "Library", "Pictures", "Rendering",
        "PixelFiles", "Life", "Widgets", "Cores",
        "Canvas", "Model", "Ink", "Input", "Geometry", "Lists", "Texts", "CCairo", "CX11", "CBench",
        "CXTest",
      ],
      path: "Sources/Bench", swiftSettings: mainActor),
    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["Widgets", "Canvas", "Model", "Life", "Ink", "Input", "Geometry", "Lists"],
      path: "Tests/TestSupport", swiftSettings: mainActor),
    .testTarget(
      name: "LifeTests", dependencies: ["Life", "TestSupport", "Texts"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "CompressionTests", dependencies: ["Compression", "TestSupport", "CZlib"],
      swiftSettings: strict),
    .testTarget(name: "CoresTests", dependencies: ["Cores"], swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "InkTests", dependencies: ["Ink"], swiftSettings: strict),
    .testTarget(
      name: "ModelTests",
      dependencies: ["Model", "Life", "Ink", "Geometry", "Lists", "Signals", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ToolsTests",
      dependencies: ["Tools", "Model", "Life", "Ink", "Input", "Geometry", "Lists", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EditingTests", dependencies: ["Editing", "Input", "Texts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasTests", dependencies: ["Canvas", "Geometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Canvas", "Ink", "Geometry", "Lists", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WidgetsTests",
      dependencies: ["Widgets", "Canvas", "Input", "Geometry", "Signals", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Views", "Rendering", "Widgets", "Canvas", "Ink", "Input", "Geometry", "Texts", "Signals",
        "TestSupport",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "GalleryTests", dependencies: ["GallerySheets", "Widgets", "Canvas", "Geometry"],
      exclude: ["Golden"], swiftSettings: mainActor),
    .testTarget(
      name: "DesktopTests",
      dependencies: ["Desktop", "Canvas", "Input", "Geometry", "CXTest", "DesktopProbe"],
      swiftSettings: mainActor),
    // The event loop in a program with a plain main, which a test runner is not.
    .executableTarget(
      name: "DesktopProbe", dependencies: ["Desktop"], path: "Tests/DesktopProbe",
      swiftSettings: mainActor),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library", "Model", "Life", "Ink", "Geometry", "Lists", "TestSupport", grdb, "Texts",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .target(
      name: "ApplicationTesting",
      dependencies: [
        "App", "Exchange", "Desktop", "Library", "Canvas", "Model", "Life", "Ink", "Input",
        "Geometry", "Texts",
      ],
      path: "Tests/ApplicationTesting", swiftSettings: mainActor),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Views", "Editing", "Exchange", "Tools", "Desktop", "Library", "Pictures",
        "Rendering", "Widgets", "Canvas", "Model", "Life", "Ink", "Input", "Geometry", "Texts",
        "Signals", "TestSupport", "ApplicationTesting",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "Library", "Model", "Life", "Ink", "Geometry", argumentParser, "Texts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["Pictures", "Rendering", "Canvas", "Model", "Life", "Ink", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "PixelFilesTests",
      dependencies: ["PixelFiles", "Model", "Ink", "Geometry", "TestSupport", "Texts"],
      swiftSettings: strict),
    .testTarget(
      name: "SVGTests", dependencies: ["SVG", "Model", "Ink", "Geometry", "TestSupport", "Texts"],
      swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Exchange", "Library", "Pictures", "PixelFiles", "SVG", "Canvas", "Model", "Life", "Ink",
        "Geometry", "TestSupport", "Texts",
      ],
      swiftSettings: strict),
    .testTarget(name: "TextsTests", dependencies: ["Texts"], swiftSettings: strict),
    .testTarget(name: "HouseTests", swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["CXTest", "ApplicationTesting", "Library", "Model", "Input"],
      swiftSettings: strict),
    .systemLibrary(name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst"),
  ]
)

if isFuzzing {
  package.products.append(.executable(name: "fuzz", targets: ["fuzz"]))
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Exchange", "Library", "Life", "Model", "Pictures", "PixelFiles", "SVG", "Geometry",
        "CZlib",
      ],
      path: "Tests/Fuzz", exclude: ["Seeds"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
