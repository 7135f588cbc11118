// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
/// Targets whose loops tests run millions of times: debug builds optimise them as well, and keep their asserts.
let quick: [SwiftSetting] =
  strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
/// The importers' fuzzer has its main function from libFuzzer: it can be built with `Scripts/fuzz` alone.
let isFuzzing = Context.environment["FILBERT_FUZZING"] != nil
/// C and C++ of a release check their buffers and their stack, as Debian's programs do. Sanitizers check more, and do not
/// know the functions that fortified sources call.
let hardening =
  isFuzzing
  ? [] : ["-D_FORTIFY_SOURCE=2", "-fstack-protector-strong", "-fstack-clash-protection"]
let hardC: [CSetting] = [.unsafeFlags(hardening, .when(configuration: .release))]
let hardCxx: [CXXSetting] = [.unsafeFlags(hardening, .when(configuration: .release))]
let quickC: [CSetting] = hardC + [.unsafeFlags(["-O2"], .when(configuration: .debug))]
/// Targets that live on the main thread: views and what drives them. Swift 6.3 puts objects on the stack even if their
/// deinit waits for the main actor, which comes when the stack is gone.
let mainActor: [SwiftSetting] =
  strict + [
    .defaultIsolation(MainActor.self),
    .unsafeFlags(["-Xllvm", "-sil-disable-pass=stack-promotion"], .when(configuration: .release)),
  ]
/// Tests that wait for windows and files, and compute little themselves: optimising them costs more than it saves. Their
/// files are compiled in two halves at once.
let unoptimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-gline-tables-only"],
    .when(configuration: .release))
]
let tests = strict + unoptimised
let mainActorTests = mainActor + unoptimised

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "filbert",
  products: [
    .executable(name: "filbert", targets: ["filbert"]),
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "gallery", targets: ["gallery"]),
    // For other programs: universes, rules, engines, files of cells and the census of soups, and scripts that work on them.
    // Neither knows this program, a document, a window or a picture; `Tests/LifeProgram` uses the first one alone.
    .library(name: "Life", targets: ["Life"]),
    .library(name: "LifeScripting", targets: ["Scripting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // L4
    .executableTarget(
      name: "filbert",
      dependencies: ["App", "Base", "CommandLine", "Documents", argumentParser],
      swiftSettings: mainActor),
    // L3
    .target(
      name: "App",
      dependencies: [
        "PaintingEditing", "PixelEditing", "LifeEditing", "CollectionWindow", "DocumentWindows",
        "Windows", "Formats", "Views", "Editing", "Storage", "SingleInstance", "Platform",
        "Widgets", "Canvas", "Documents", "Base", "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "CollectionWindow",
      dependencies: [
        "DocumentWindows", "Windows", "Formats", "Views", "Editing", "Storage", "Platform",
        "Widgets", "Canvas", "Documents", "Life", "Base", "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "PaintingEditing",
      dependencies: [
        "DocumentWindows", "Windows", "DocumentScripting", "Scripting", "Formats", "Views",
        "Editing", "Storage", "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Base",
        "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "PixelEditing",
      dependencies: [
        "DocumentWindows", "Windows", "DocumentScripting", "Scripting", "Formats", "Views",
        "Editing", "Storage", "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Base",
        "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "LifeEditing",
      dependencies: [
        "DocumentWindows", "Windows", "Scripting", "Formats", "Views", "Editing", "Storage",
        "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Life", "Base", "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "DocumentWindows",
      dependencies: [
        "Windows", "DocumentScripting", "Scripting", "Formats", "Views", "Editing", "Storage",
        "DesktopFiles", "Platform",
        "Rendering", "Widgets", "Canvas", "Documents", "Life", "Base", "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "Windows",
      dependencies: [
        "Formats", "Views", "Editing", "Storage", "DesktopFiles", "Platform", "Rendering",
        "Widgets", "Canvas", "Documents", "Life", "Base", "Texts",
      ],
      swiftSettings: mainActor),
    .target(
      name: "CommandLine",
      dependencies: [
        "DocumentScripting", "Scripting", "Formats", "Editing", "Storage", "SingleInstance",
        "Documents", "Life", "Base", "Texts", argumentParser,
      ],
      swiftSettings: strict),
    // L2
    .target(
      name: "Views", dependencies: ["Rendering", "Widgets", "Canvas", "Base", "Texts"],
      swiftSettings: mainActor),
    .target(
      name: "Formats",
      dependencies: [
        "Editing", "Documents", "Life", "Rendering", "Canvas", "Base", "Texts", "CExpat", "CGif",
        "CZlib",
      ],
      swiftSettings: strict),
    .target(
      name: "Editing", dependencies: ["Documents", "Life", "Base", "Texts", "CClipping"],
      swiftSettings: strict),
    .target(
      name: "Storage", dependencies: ["Documents", "Life", "Base", "Texts", grdb],
      swiftSettings: strict),
    .target(
      name: "DocumentScripting", dependencies: ["Scripting", "Documents", "Base"],
      resources: [
        .embedInCode("filbert.lua"), .embedInCode("painting.lua"), .embedInCode("sprite.lua"),
      ], swiftSettings: strict),
    .target(name: "DesktopFiles", dependencies: ["Base", "CGLib"], swiftSettings: strict),
    .target(name: "SingleInstance", dependencies: ["Base", "Texts"], swiftSettings: strict),
    .target(
      name: "Platform", dependencies: ["Canvas", "Base", "CX11", "CGio", "CPlatform"],
      swiftSettings: mainActor),
    // L1
    .target(name: "Rendering", dependencies: ["Canvas", "Base", "CInk"], swiftSettings: quick),
    .target(name: "Widgets", dependencies: ["Canvas", "Base"], swiftSettings: mainActor),
    .target(
      name: "Canvas", dependencies: ["Base", "CCairo", "CPango", "CGdkPixbuf", "CRsvg"],
      swiftSettings: quick),
    .target(name: "Documents", dependencies: ["Life", "Base", "Texts"], swiftSettings: quick),
    .target(
      name: "Scripting", dependencies: ["Life", "Base", "CScripting"],
      resources: [.embedInCode("prelude.lua"), .embedInCode("golly.lua")], swiftSettings: strict),
    // L0
    .target(name: "Life", dependencies: ["Base", "Texts", "CLife"], swiftSettings: quick),
    .target(name: "Base", dependencies: ["Texts", "CZlib"], swiftSettings: quick),
    .target(name: "Texts", dependencies: ["CIntl"], swiftSettings: strict),
    // C
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0"),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0 gio-unix-2.0"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .systemLibrary(name: "CGif"),
    .systemLibrary(name: "CIntl"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
    .systemLibrary(name: "CX11", pkgConfig: "x11 xext xi xrandr xcursor sm ice"),
    .target(name: "CPlatform", dependencies: ["CX11"], cSettings: hardC),
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4"),
    .target(name: "CScripting", dependencies: ["CLua"], cSettings: hardC),
    .target(name: "CLife", cSettings: quickC),
    .target(name: "CInk", cSettings: quickC),
    .target(name: "CClipping", cxxSettings: hardCxx),
    .target(name: "CRsvg", cSettings: hardC),
    .target(name: "CBench", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    // Looking at widgets
    .target(
      name: "GallerySheets",
      dependencies: ["Views", "Rendering", "Widgets", "Canvas", "Base", "Texts"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "gallery", dependencies: ["GallerySheets", "Widgets", "Canvas"],
      path: "Sources/Gallery", swiftSettings: mainActor),
    // Measuring
    .executableTarget(
      name: "bench",
      dependencies: [
        "Formats", "Views", "Editing", "Platform", "Storage", "Rendering", "Widgets",
        "Canvas", "Documents", "Life", "Base", "Texts", "CCairo", "CX11", "CBench", "CXTest",
      ],
      path: "Sources/Bench", swiftSettings: mainActor),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["Widgets", "Canvas", "Documents", "Life", "Base"],
      path: "Tests/TestSupport", swiftSettings: mainActor),
    .target(
      name: "TranslationTesting", dependencies: ["Texts"], path: "Tests/TranslationTesting",
      swiftSettings: strict),
    .testTarget(name: "TextsTests", dependencies: ["Texts"], swiftSettings: tests),
    .testTarget(
      name: "BaseTests", dependencies: ["Base", "Texts", "TestSupport", "CZlib"],
      swiftSettings: strict),
    .testTarget(
      name: "LifeTests", dependencies: ["Life", "Base", "Texts", "TestSupport", "LifeProgram"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    // Somebody else's program, which knows the library `Life` alone.
    .executableTarget(
      name: "LifeProgram", dependencies: ["Life"], path: "Tests/LifeProgram", swiftSettings: strict),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "DocumentScripting", "Scripting", "Documents", "Life", "Base", "TestSupport", "CLua",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "Life", "Base", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "CanvasTests", dependencies: ["Canvas", "Base", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Canvas", "Base", "CInk", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WidgetsTests", dependencies: ["Widgets", "Canvas", "Base", "TestSupport"],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "EditingTests",
      dependencies: ["Editing", "Documents", "Life", "Base", "Texts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FormatsTests",
      dependencies: [
        "Formats", "Rendering", "Canvas", "Documents", "Life", "Base", "Texts", "TestSupport",
        "CZlib",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Storage", "Documents", "Life", "Base", "Texts", "TestSupport", grdb],
      resources: [.copy("Fixtures")], swiftSettings: tests),
    .testTarget(
      name: "SingleInstanceTests",
      dependencies: ["SingleInstance", "Base", "Texts", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "DesktopFilesTests", dependencies: ["DesktopFiles", "Base", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "ViewsTests",
      dependencies: ["Views", "Rendering", "Widgets", "Canvas", "Base", "Texts", "TestSupport"],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GallerySheets", "Rendering", "Widgets", "Canvas", "Base", "Texts", "TestSupport",
        "TranslationTesting",
      ],
      exclude: ["Golden", "InkPages", "KindPages", "HeadPages"], swiftSettings: mainActor),
    .testTarget(
      name: "PlatformTests",
      dependencies: [
        "Platform", "Canvas", "Base", "CXTest", "PlatformProbe", "SessionManager",
        "SessionTesting", "BusTesting", "InputTesting",
      ],
      swiftSettings: mainActorTests),
    // The event loop in a program with a plain main, which a test runner is not.
    .executableTarget(
      name: "PlatformProbe", dependencies: ["Platform"], path: "Tests/PlatformProbe",
      swiftSettings: mainActor),
    // A session manager for tests. libSM keeps global state, so it runs in its own process.
    .executableTarget(
      name: "SessionManager", dependencies: ["CX11"], path: "Tests/SessionManager"),
    .target(name: "SessionTesting", path: "Tests/SessionTesting", swiftSettings: tests),
    // A bus and a portal of the tests.
    .target(
      name: "BusTesting", dependencies: ["Platform", "Base"], path: "Tests/BusTesting",
      swiftSettings: mainActor),
    // Fingers, pens and touchpads of a real X server.
    .target(name: "InputTesting", path: "Tests/InputTesting", swiftSettings: tests),
    .target(
      name: "ApplicationTesting",
      dependencies: [
        "App", "PaintingEditing", "PixelEditing", "LifeEditing", "DocumentWindows", "Windows",
        "Formats", "Views", "Editing", "Storage", "SingleInstance", "Platform", "Widgets", "Canvas",
        "Documents", "Life", "Base", "Texts", "TestSupport", "BusTesting",
      ],
      path: "Tests/ApplicationTesting", swiftSettings: mainActorTests),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "PaintingEditing", "PixelEditing", "LifeEditing", "CollectionWindow",
        "DocumentWindows", "Windows", "Formats", "Views", "Editing", "Storage", "SingleInstance",
        "Platform", "Widgets", "Canvas", "Documents", "Life", "Base", "Texts", "TestSupport",
        "ApplicationTesting", "BusTesting", grdb,
      ],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "PaintingEditingTests",
      dependencies: [
        "App", "PaintingEditing", "DocumentWindows", "Windows", "Formats", "Views", "Editing",
        "Storage", "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Base", "Texts",
        "TestSupport", "ApplicationTesting",
      ],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "PixelEditingTests",
      dependencies: [
        "App", "PaintingEditing", "PixelEditing", "DocumentWindows", "Windows", "Formats", "Views",
        "Editing", "Storage", "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Base",
        "Texts", "TestSupport", "ApplicationTesting",
      ],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "LifeEditingTests",
      dependencies: [
        "App", "LifeEditing", "CollectionWindow", "DocumentWindows", "Windows", "Views", "Editing",
        "Widgets", "Canvas", "Documents", "Life", "Base", "Texts", "TestSupport",
        "ApplicationTesting",
      ],
      swiftSettings: mainActorTests),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CommandLine", "Formats", "Storage", "Documents", "Life", "Base", "Texts", argumentParser,
      ],
      swiftSettings: tests),
    .testTarget(
      name: "HouseTests", dependencies: ["TranslationTesting"], exclude: ["Fonts"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CXTest", "ApplicationTesting", "BusTesting", "InputTesting", "SessionManager",
        "SessionTesting", "TestSupport", "Platform",
        "Storage",
        "Documents", "Canvas", "Base",
      ],
      swiftSettings: tests),
    .systemLibrary(name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst"),
  ]
)

if isFuzzing {
  package.products.append(.executable(name: "fuzz", targets: ["fuzz"]))
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["Formats", "Storage", "Life", "Documents", "Base", "CZlib"],
      path: "Tests/Fuzz", exclude: ["Seeds"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
