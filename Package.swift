// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same rules: Swift 6 mode comes with the
/// tools version, strict memory safety keeps each `unsafe` in sight.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "vitrine",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "vitrine", targets: ["VitrineCLI"]),
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        // C borders: the system's libraries, and small shims over their macros and error handling.
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLibDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi",
            providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),

        // The tool's own: what its process asks of the C library's memory.
        .target(name: "CProcessMemory"),
        // A header of vector instructions.
        .target(name: "CVector"),

        // Pixels: geometry, colour, display list, rasteriser. Knows no scenes.
        .target(name: "VitrineGraphics", dependencies: ["CVector"], swiftSettings: strict),
        .target(
            name: "VitrinePNG", dependencies: ["VitrineGraphics", "CPNG"], swiftSettings: strict),
        .target(
            name: "VitrineText", dependencies: ["VitrineGraphics", "CFreeType", "CHarfBuzz", "CFriBidi"],
            swiftSettings: strict),
        .target(name: "VitrineIcons", dependencies: ["VitrineGraphics"], swiftSettings: strict),
        .target(name: "VitrineSVG", dependencies: ["VitrineGraphics"], swiftSettings: strict),

        // What is wrong with a file, shown to people; and design tokens, which know nothing of scenes.
        .target(name: "VitrineSource", swiftSettings: strict),
        .target(name: "VitrineTokens", dependencies: ["VitrineSource"], swiftSettings: strict),

        // Scenes: text in, display list out. Knows no pixels.
        .target(
            name: "VitrineScene",
            dependencies: [
                "VitrineGraphics", "VitrineText", "VitrineIcons", "VitrineSVG", "VitrineSource",
                "VitrineTokens",
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strict),

        // Both together.
        .target(
            name: "VitrineGoldens", dependencies: ["VitrineGraphics", "VitrinePNG", "VitrineText"],
            swiftSettings: strict),
        .target(
            name: "Vitrine",
            dependencies: [
                "VitrineGraphics", "VitrinePNG", "VitrineText", "VitrineScene", "VitrineGoldens",
                "VitrineSource",
                "VitrineTokens",
            ],
            swiftSettings: strict),
        // Goldens in tests of one's own; links the testing frameworks, so that no other product holds it.
        .target(
            name: "VitrineTesting",
            dependencies: ["Vitrine", "VitrineGoldens", "VitrinePNG", "VitrineScene"], swiftSettings: strict),
        .executableTarget(
            name: "VitrineCLI",
            dependencies: [
                "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrinePNG", "VitrineScene", "VitrineText",
                "VitrineSource", "VitrineTokens", "CProcessMemory",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // What tests share; no product holds it.
        .target(
            name: "VitrineTestSupport", dependencies: ["VitrineGraphics"], path: "Tests/VitrineTestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "VitrineGraphicsTests", dependencies: ["VitrineGraphics", "VitrineTestSupport"],
            swiftSettings: strict),
        .target(name: "CPNGOracle", dependencies: ["CLibPNG"], path: "Tests/CPNGOracle"),
        .testTarget(
            name: "VitrinePNGTests",
            dependencies: ["VitrinePNG", "VitrineGraphics", "VitrineTestSupport", "CPNGOracle"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTextTests", dependencies: ["VitrineText", "VitrineGraphics", "VitrineTestSupport"],
            exclude: ["LineBreakSample.txt"], swiftSettings: strict),
        .testTarget(
            name: "VitrineIconsTests", dependencies: ["VitrineIcons", "VitrineGraphics"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSVGTests", dependencies: ["VitrineSVG", "VitrineGraphics", "VitrineTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTokensTests", dependencies: ["VitrineTokens"], swiftSettings: strict),
        .testTarget(
            name: "VitrineSceneTests",
            dependencies: [
                "VitrineScene", "VitrineGraphics", "VitrineText", "VitrineIcons", "VitrineSVG",
                "VitrineTestSupport",
            ],
            exclude: ["Goldens", "Broken"], swiftSettings: strict),
        .testTarget(
            name: "VitrineGoldensTests",
            dependencies: [
                "VitrineGoldens", "VitrineGraphics", "VitrinePNG", "VitrineText", "VitrineTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTests",
            dependencies: [
                "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrinePNG", "VitrineScene",
                "VitrineTesting",
                "VitrineText",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCLITests",
            dependencies: ["VitrineCLI", "VitrineGoldens", "VitrineGraphics", "VitrinePNG"],
            swiftSettings: strict),
    ]
)
