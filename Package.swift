// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6 mode, warnings are errors, and imports that say what they mean, so that
/// the arrows of the architecture are checked by the compiler.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Where most of the time of the tests goes: optimised in their builds, if the environment says
/// `PLUMB_OPTIMIZE=1`.
///
/// It costs a minute and a half of compiling, and saves several of running. A release is optimised
/// as a whole.
let optimised: [SwiftSetting] =
  Context.environment["PLUMB_OPTIMIZE"] == "1"
  ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// `import UIKit` means HeadlessUIKit.
///
/// Beside it `import Testing` would look for what Testing has for
/// Apple's UIKit, which there is not.
let aliasOfUIKit: [SwiftSetting] = [
  .unsafeFlags([
    "-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays",
  ])
]

/// Code written for UIKit: in Swift 5 mode, and `import UIKit` means HeadlessUIKit.
let underTheNameOfUIKit: [SwiftSetting] = [.swiftLanguageMode(.v5)] + aliasOfUIKit

/// Code written for UIKit and Combine: `import Combine` means OpenCombine as well.
let underTheNamesOfApple: [SwiftSetting] =
  underTheNameOfUIKit + [.unsafeFlags(["-module-alias", "Combine=OpenCombine"])]

/// A target that rounds without Foundation needs libm on Linux.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The folders of `Sources`, from what solves up to the programs, and the modules in each.
let layers: KeyValuePairs<String, [String]> = [
  "Solver": ["ConstraintSolver", "FlatStorage", "PlumbSolver"],
  "Layout": ["LayoutModel", "LayoutDiagnosis"],
  "Texts": ["JSONValues", "JSONRPC", "UIKitTexts", "PlumbLanguage"],
  "Reading": [
    "DialectCore", "ObjectiveCReader", "SwiftReader", "InterfaceBuilder", "XcodeLogs",
    "KiwiDumps", "CExpat",
  ],
  "Writing": ["LayoutDrawing", "LayoutPictures", "LayoutExport", "RunReports"],
  "Shell": ["LayoutShell"],
  "Tools": ["LayoutAudit", "LayoutLessons", "LayoutPages", "LayoutServers"],
  "Programs": [
    "plumb", "plumb-bench", "LineEditor", "CLibEdit", "PageServer", "Platform", "CMalloc",
    "EmbedFolders",
    "embed-folders",
  ],
  "UIKit": [
    "HeadlessUIKit", "LayoutRecorder", "Draftsman", "SwiftLayout", "SwiftLayoutUtil", "Stacks",
    "StackLayout", "Arranged",
  ],
]

/// The targets in `Tests` that are not named after the module they test.
///
/// The folders are those of `Sources`, and two more.
let testLayers: KeyValuePairs<String, [String]> = [
  "Reading": ["SwiftCaseTests"],
  "Writing": ["SpellingTests", "SpelledViews"],
  "Programs": ["TerminalTests", "BenchTests"],
  "UIKit": ["DraftsmanProgramTests", "SwiftLayoutProgramTests", "Tether", "TetherTests"],
  "Support": ["Support", "LayoutSupport", "ViewSupport"],
  "Repository": ["RepositoryTests"],
]

let package = Package(
  name: "plumb",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "PlumbSolver", targets: ["PlumbSolver"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Draftsman", targets: ["Draftsman"]),
    .library(name: "SwiftLayout", targets: ["SwiftLayout"]),
    .library(name: "SwiftLayoutUtil", targets: ["SwiftLayoutUtil"]),
    .library(name: "Arranged", targets: ["Arranged"]),
    .library(name: "Stacks", targets: ["Stacks"]),
    .library(name: "StackLayout", targets: ["StackLayout"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // Values for variables under linear constraints. Knows nothing of layout.
    .target(
      name: "ConstraintSolver",
      dependencies: ["FlatStorage", .product(name: "BigInt", package: "BigInt")],
      swiftSettings: strict + optimised, linkerSettings: math),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "Support"],
      swiftSettings: strict),

    // Arrays of plain bytes with one owner. Knows nothing of solving.
    .target(name: "FlatStorage", swiftSettings: strict + optimised),

    // The solver for other programs, behind a few public types.
    .target(
      name: "PlumbSolver", dependencies: ["ConstraintSolver"], swiftSettings: strict + optimised),
    .testTarget(
      name: "PlumbSolverTests", dependencies: ["PlumbSolver", "Support"], swiftSettings: strict),

    // A value: views, guides, stacks, rules; lowers itself to the solver; gives frames.
    .target(
      name: "LayoutModel", dependencies: ["ConstraintSolver"], swiftSettings: strict + optimised,
      linkerSettings: math),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: ["LayoutModel", "ConstraintSolver", "LayoutSupport", "Support"],
      swiftSettings: strict),

    // JSON as a tree: of what is encoded, read and written.
    .target(name: "JSONValues", swiftSettings: strict),
    .testTarget(
      name: "JSONValuesTests", dependencies: ["JSONValues", "Support"], swiftSettings: strict),
    // Messages of JSON-RPC 2.0, for editors and assistants. Knows nothing of layouts.
    .target(name: "JSONRPC", dependencies: ["JSONValues"], swiftSettings: strict),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["JSONRPC", "JSONValues", "Support"],
      swiftSettings: strict),

    // What UIKit reads and prints: visual format, descriptions of constraints, exceptions.
    .target(
      name: "UIKitTexts", dependencies: ["LayoutModel", "ConstraintSolver"], swiftSettings: strict,
      linkerSettings: math),
    // Plumb's own lines: tokens, relations, and complaints with a place and a correction.
    .target(
      name: "PlumbLanguage", dependencies: ["UIKitTexts", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    // Why it is as it is: conflicts, ties, freedom, explanations, news.
    .target(
      name: "LayoutDiagnosis", dependencies: ["PlumbLanguage", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "LayoutDiagnosisTests",
      dependencies: [
        "LayoutDiagnosis", "LayoutModel", "ConstraintSolver", "LayoutSupport", "Support",
      ],
      swiftSettings: strict),

    // What Xcode's console prints: logs of conflicts, traces; read and printed.
    .target(
      name: "XcodeLogs",
      dependencies: ["PlumbLanguage", "UIKitTexts", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "XcodeLogsTests",
      dependencies: [
        "XcodeLogs", "PlumbLanguage", "UIKitTexts", "DialectCore", "LayoutModel",
        "LayoutDiagnosis", "ConstraintSolver", "Support",
      ],
      swiftSettings: strict, linkerSettings: math),
    // Storyboards and xibs: scenes as layouts. Alone in reading XML, with expat (libexpat1-dev).
    .systemLibrary(name: "CExpat"),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["PlumbLanguage", "LayoutModel", "ConstraintSolver", "CExpat"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "LayoutDiagnosis", "LayoutShell", "PlumbLanguage", "LayoutModel",
        "ConstraintSolver", "Support",
      ],
      swiftSettings: strict),
    // A layout written down in each dialect.
    .target(
      name: "LayoutExport",
      dependencies: [
        "PlumbLanguage", "UIKitTexts", "DialectCore", "LayoutModel", "ConstraintSolver",
      ],
      swiftSettings: strict, linkerSettings: math),

    // What the dialects of layout code share: anchor paths, verbs, sign rules, reconcilers.
    .target(
      name: "DialectCore", dependencies: ["LayoutModel", "ConstraintSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "DialectCoreTests",
      dependencies: ["DialectCore", "LayoutModel", "ConstraintSolver"], swiftSettings: strict),

    // Layout code in Objective-C, translated into Swift line for line.
    .target(name: "ObjectiveCReader", swiftSettings: strict),
    .testTarget(
      name: "ObjectiveCReaderTests", dependencies: ["ObjectiveCReader"], swiftSettings: strict),

    // Layout code in Swift, read and run over a layout. Alone in knowing swift-syntax.
    .target(
      name: "SwiftReader",
      dependencies: [
        "DialectCore", "ObjectiveCReader", "PlumbLanguage", "UIKitTexts", "LayoutExport",
        "LayoutModel", "ConstraintSolver",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      exclude: ["Libraries"], swiftSettings: strict, linkerSettings: math,
      plugins: ["EmbedFolders"]),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: [
        "SwiftReader", "DialectCore", "XcodeLogs", "PlumbLanguage", "UIKitTexts", "LayoutModel",
        "ConstraintSolver",
        "Support",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["LibraryCases"], swiftSettings: strict),

    // What kiwi's solver prints of itself.
    .target(name: "KiwiDumps", dependencies: ["PlumbSolver"], swiftSettings: strict),
    .testTarget(
      name: "KiwiDumpsTests",
      dependencies: ["KiwiDumps", "PlumbSolver", "LayoutShell", "LayoutDrawing", "Support"],
      swiftSettings: strict),

    // Frames and findings as tables, trees, terminal drawings and JSON.
    .target(
      name: "LayoutDrawing", dependencies: ["LayoutDiagnosis", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "LayoutDrawingTests",
      dependencies: [
        "LayoutDrawing", "LayoutDiagnosis", "LayoutModel", "LayoutSupport", "Support",
      ],
      swiftSettings: strict),

    // Layouts and findings as pictures: SVG.
    .target(
      name: "LayoutPictures",
      dependencies: ["LayoutDrawing", "LayoutDiagnosis", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "LayoutPicturesTests",
      dependencies: [
        "LayoutPictures", "LayoutShell", "PlumbLanguage", "LayoutDiagnosis", "LayoutModel",
        "Support",
      ],
      exclude: ["Golden"], swiftSettings: strict),

    // What a run over many files found, as people and CI read it. Knows no sessions and no audits.
    .target(
      name: "RunReports", dependencies: ["LayoutDrawing", "LayoutDiagnosis", "LayoutModel"],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "RunReportsTests", dependencies: ["RunReports", "LayoutDrawing", "LayoutModel"],
      swiftSettings: strict),

    // (state, line) -> (state, reply): commands, time, sessions, replay. No terminal, no files.
    .target(
      name: "LayoutShell",
      dependencies: [
        "RunReports", "LayoutDrawing", "LayoutPictures", "SwiftReader", "InterfaceBuilder",
        "XcodeLogs", "KiwiDumps", "PlumbSolver", "PlumbLanguage", "UIKitTexts", "LayoutExport",
        "LayoutDiagnosis", "LayoutModel", "ConstraintSolver",
      ],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "LayoutShellTests",
      dependencies: [
        "LayoutShell", "RunReports", "LayoutDrawing", "XcodeLogs", "PlumbLanguage", "UIKitTexts",
        "LayoutExport", "DialectCore", "LayoutDiagnosis",
        "LayoutModel", "ConstraintSolver", "LayoutSupport", "Support",
      ],
      exclude: ["Golden", "Logs"], swiftSettings: strict),

    // Layouts of files as CI checks them: what is wrong with each, on which devices.
    .target(
      name: "LayoutAudit",
      dependencies: [
        "LayoutShell", "LayoutDrawing", "SwiftReader", "InterfaceBuilder", "XcodeLogs",
        "PlumbLanguage", "LayoutDiagnosis", "RunReports", "LayoutModel", "ConstraintSolver",
      ],
      swiftSettings: strict, linkerSettings: math, plugins: ["EmbedFolders"]),
    .testTarget(
      name: "LayoutAuditTests",
      dependencies: [
        "LayoutAudit", "LayoutPages", "LayoutShell", "LayoutDiagnosis", "LayoutModel",
        "SwiftReader",
        "PlumbLanguage", "RunReports", "Support",
      ],
      swiftSettings: strict),

    // Sessions and layouts as a page for a browser. The script and the style are files of their own.
    .target(
      name: "LayoutPages",
      dependencies: [
        "LayoutShell", "LayoutPictures", "LayoutDrawing", "LayoutDiagnosis", "LayoutModel",
        "ConstraintSolver", "JSONValues",
      ],
      exclude: ["Script"], swiftSettings: strict, linkerSettings: math, plugins: ["EmbedFolders"]),
    .testTarget(
      name: "LayoutPagesTests",
      dependencies: [
        "LayoutPages", "LayoutShell", "LayoutDrawing", "LayoutDiagnosis", "LayoutModel",
        "JSONValues", "Support",
      ],
      swiftSettings: strict),

    // Lessons: goals, the check of tries, hints, progress, grading; and the course itself.
    .target(
      name: "LayoutLessons",
      dependencies: [
        "LayoutShell", "LayoutDrawing", "LayoutPictures", "SwiftReader", "LayoutExport",
        "PlumbLanguage", "UIKitTexts", "LayoutDiagnosis", "RunReports", "LayoutModel",
        "ConstraintSolver",
      ],
      exclude: ["Course"], swiftSettings: strict, linkerSettings: math, plugins: ["EmbedFolders"]),
    .testTarget(
      name: "LayoutLessonsTests",
      dependencies: [
        "LayoutLessons", "LayoutShell", "LayoutDrawing", "LayoutDiagnosis", "LayoutExport",
        "PlumbLanguage", "UIKitTexts", "RunReports", "LayoutModel", "ConstraintSolver", "Support",
      ],
      swiftSettings: strict),

    // What editors and assistants ask, answered: LSP, MCP. No streams, no disk.
    .target(
      name: "LayoutServers",
      dependencies: [
        "JSONRPC", "JSONValues", "LayoutAudit", "LayoutLessons", "LayoutPages", "LayoutShell",
        "LayoutDrawing", "LayoutPictures", "SwiftReader", "InterfaceBuilder", "XcodeLogs",
        "PlumbLanguage",
        "LayoutDiagnosis", "RunReports", "LayoutModel", "ConstraintSolver",
      ],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "LayoutServersTests",
      dependencies: [
        "LayoutServers", "JSONRPC", "JSONValues", "LayoutShell", "PlumbLanguage", "RunReports",
        "LayoutModel", "Support",
      ],
      swiftSettings: strict),

    // UIKit's views and constraints as plain objects that lay themselves out: for tests on Linux.
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "DialectCore", "LayoutDrawing", "LayoutDiagnosis", "XcodeLogs", "PlumbLanguage",
        "UIKitTexts", "LayoutModel",
        "ConstraintSolver",
      ],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "LayoutShell", "LayoutModel", "Support", "ViewSupport"],
      swiftSettings: strict),

    // One file for apps: it records what is on the screen. Compiled here as it is copied there.
    .target(
      name: "LayoutRecorder", dependencies: ["HeadlessUIKit"],
      swiftSettings: underTheNameOfUIKit + [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "LayoutRecorderTests",
      dependencies: [
        "LayoutRecorder", "HeadlessUIKit", "Stacks", "Tether", "ViewSupport", "LayoutShell",
        "LayoutModel", "Support",
      ],
      swiftSettings: strict),

    // A layout wrapper written for UIKit, unchanged, with its tests: HeadlessUIKit under that name.
    .target(
      name: "Tether", dependencies: ["HeadlessUIKit"], swiftSettings: underTheNameOfUIKit),
    .testTarget(
      name: "TetherTests", dependencies: ["Tether", "HeadlessUIKit"],
      swiftSettings: underTheNameOfUIKit),

    // Drafts of constraints, plans of hierarchies; properties follow publishers of OpenCombine.
    .target(
      name: "Draftsman",
      dependencies: [
        "HeadlessUIKit", "DialectCore", "LayoutModel", "ConstraintSolver",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DraftsmanTests",
      dependencies: [
        "Draftsman", "HeadlessUIKit", "DialectCore", "LayoutModel", "LayoutDiagnosis",
        "LayoutShell", "ConstraintSolver",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict),

    // Programs in the style of Draftsman's introduction, as they are written for a phone.
    .testTarget(
      name: "DraftsmanProgramTests",
      dependencies: [
        "Draftsman", "HeadlessUIKit", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: underTheNamesOfApple),

    // SwiftLayout's blocks over the headless UIKit; its printers under their former name as well.
    .target(
      name: "SwiftLayout",
      dependencies: ["HeadlessUIKit", "DialectCore", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict, linkerSettings: math),
    .target(name: "SwiftLayoutUtil", dependencies: ["SwiftLayout"], swiftSettings: strict),
    .testTarget(
      name: "SwiftLayoutTests",
      dependencies: [
        "SwiftLayout", "SwiftLayoutUtil", "HeadlessUIKit", "ViewSupport", "LayoutShell", "Support",
      ], swiftSettings: strict),
    // Programs as people write them: with UIKit's name, and the introduction's.
    .testTarget(
      name: "SwiftLayoutProgramTests",
      dependencies: ["SwiftLayout", "SwiftLayoutUtil", "HeadlessUIKit"],
      swiftSettings: underTheNameOfUIKit),

    // Arranged's StackView: UIKit's stack rules as ordinary constraints of an ordinary view.
    .target(
      name: "Arranged",
      dependencies: ["HeadlessUIKit", "DialectCore", "LayoutModel", "ConstraintSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "ArrangedTests",
      dependencies: ["Arranged", "HeadlessUIKit", "ViewSupport", "LayoutShell", "Support"],
      swiftSettings: strict),

    // Stacks with spacers, and their result builders.
    .target(
      name: "Stacks", dependencies: ["HeadlessUIKit", "DialectCore", "ConstraintSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "StacksTests",
      dependencies: ["Stacks", "HeadlessUIKit", "ViewSupport", "LayoutShell"],
      swiftSettings: strict),

    // Layouts of sessions as the classes that are written in each dialect; the tests compare what
    // they give.
    .target(
      name: "SpelledViews", dependencies: ["Draftsman", "SwiftLayout", "Stacks", "HeadlessUIKit"],
      swiftSettings: underTheNameOfUIKit),
    .testTarget(
      name: "SpellingTests",
      dependencies: [
        "SpelledViews", "HeadlessUIKit", "ViewSupport", "LayoutShell", "SwiftReader",
        "PlumbLanguage", "UIKitTexts", "LayoutExport",
        "LayoutDiagnosis", "LayoutModel", "Support",
      ],
      exclude: ["Cases"], swiftSettings: strict),

    // PHBStackLayout: trees of rows and columns.
    .target(
      name: "StackLayout", dependencies: ["HeadlessUIKit", "DialectCore"], swiftSettings: strict),
    .testTarget(
      name: "StackLayoutTests",
      dependencies: ["StackLayout", "HeadlessUIKit", "ViewSupport", "LayoutShell"],
      swiftSettings: strict),

    // Files of Swift that are compiled against the modules and read as text: one layout.
    .testTarget(
      name: "SwiftCaseTests",
      dependencies: [
        "Draftsman", "SwiftLayout", "Stacks", "StackLayout", "Arranged", "HeadlessUIKit",
        "ViewSupport", "SwiftReader", "LayoutShell", "PlumbLanguage", "LayoutExport",
        "LayoutDiagnosis",
        "LayoutModel", "ConstraintSolver", "Support",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Unsaid.txt", "Unread.txt"], swiftSettings: underTheNameOfUIKit),

    // Folders of a module as texts in the program: lessons, scripts.
    .executableTarget(name: "embed-folders", swiftSettings: strict),
    .plugin(
      name: "EmbedFolders", capability: .buildTool(), dependencies: ["embed-folders"]),

    // The line editor. CLibEdit is libedit (libedit-dev) without variadic calls and wide characters.
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "LineEditor", dependencies: ["CLibEdit", "LayoutModel", "Platform"],
      swiftSettings: strict,
      linkerSettings: math),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "LayoutModel"],
      swiftSettings: strict),

    // The system that the programs run on: alone in importing its C library.
    .target(
      name: "Platform",
      dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    // The allocator's settings.
    .systemLibrary(name: "CMalloc"),

    // A page served to browsers on this computer. Alone in knowing HTTP.
    .target(
      name: "PageServer",
      dependencies: ["Platform", .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict),
    .testTarget(
      name: "PageServerTests",
      dependencies: ["PageServer", .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict),

    // The executable: arguments, files, the terminal.
    .executableTarget(
      name: "plumb",
      dependencies: [
        "LayoutServers", "JSONRPC", "JSONValues",
        "LayoutPages", "LayoutLessons", "LayoutAudit", "LayoutShell", "LayoutDrawing",
        "LayoutPictures", "SwiftReader", "InterfaceBuilder", "XcodeLogs", "KiwiDumps",
        "PlumbLanguage", "UIKitTexts", "LayoutExport", "LayoutDiagnosis", "RunReports",
        "LayoutModel", "ConstraintSolver", "LineEditor", "PageServer", "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Debugger"], swiftSettings: strict, linkerSettings: math,
      plugins: ["EmbedFolders"]),

    // The executable at a terminal, seen through tmux. Depends on it so that it is built.
    .testTarget(
      name: "TerminalTests", dependencies: ["plumb", "Platform", "Support"], swiftSettings: strict),

    // How fast it is, compared with kiwi on the same constraints.
    .executableTarget(
      name: "plumb-bench",
      dependencies: [
        "LayoutShell", "PlumbLanguage", "ConstraintSolver", "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, linkerSettings: math),
    .testTarget(
      name: "BenchTests",
      dependencies: ["plumb-bench", "LayoutShell", "ConstraintSolver", "Platform"],
      swiftSettings: strict),

    // The repository as a whole: what no module can promise alone.
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "LayoutAudit", "RunReports", "LayoutShell", "LayoutDrawing", "PlumbLanguage",
        "LayoutExport", "LayoutModel",
      ],
      swiftSettings: strict),

    // What tests of views share: views with content, and constraints and frames as short texts.
    .target(
      name: "ViewSupport",
      dependencies: ["HeadlessUIKit", "LayoutRecorder", "LayoutShell", "LayoutModel"],
      swiftSettings: strict),

    // Layouts in few words, for tests below the shell.
    .target(
      name: "LayoutSupport", dependencies: ["LayoutModel", "ConstraintSolver", "Support"],
      swiftSettings: strict),

    // What the tests share. The oracle is optimised even in a debug build: it does most of the work.
    .target(
      name: "Support",
      dependencies: ["ConstraintSolver", .product(name: "BigInt", package: "BigInt")],
      swiftSettings: strict + [.unsafeFlags(["-O"])], linkerSettings: math),
  ],
  swiftLanguageModes: [.v6]
)

for (layer, modules) in layers {
  for target in package.targets {
    if modules.contains(target.name) { target.path = "Sources/\(layer)/\(target.name)" }
    if target.isTest, modules.contains(String(target.name.dropLast("Tests".count))) {
      target.path = "Tests/\(layer)/\(target.name)"
    }
  }
}
for (layer, targets) in testLayers {
  for target in package.targets where targets.contains(target.name) {
    target.path = "Tests/\(layer)/\(target.name)"
  }
}
