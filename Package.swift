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
        .plugin(name: "VitrineReleaseTool", targets: ["VitrineReleaseTool"]),
        .plugin(name: "VitrineTestCommand", targets: ["VitrineTestCommand"]),
        .plugin(name: "VitrineRenderCommand", targets: ["VitrineRenderCommand"]),
        .library(name: "VitrineUI", targets: ["VitrineUI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // C borders: the system's libraries, and small shims over their macros and error handling.
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLibDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"]),
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
        // The files of web pages, as bytes in the program: the tool is one file.
        .target(name: "CPageFiles", exclude: ["preview", "report", "shared"]),

        // Geometry and exact arithmetic: knows no pixels, no colours.
        .target(name: "VitrineGeometry", swiftSettings: strict),
        // JSON to write: values, their text, schemas.
        .target(name: "VitrineJSON", swiftSettings: strict),
        // Pixel buffers, their compositing kernels and the threads that fill them.
        .target(name: "VitrinePixels", dependencies: ["CVector", "VitrineGeometry"], swiftSettings: strict),
        // What to paint, as data: the border between scenes and pixels.
        .target(
            name: "VitrineDisplayList", dependencies: ["VitrineGeometry", "VitrineJSON", "VitrinePixels"],
            swiftSettings: strict),

        // Outlines on a grid, as both sides of that border need them: combined, and searched for overlaps.
        .target(
            name: "VitrineOutlines", dependencies: ["VitrineGeometry", "VitrineDisplayList"],
            swiftSettings: strict),

        // The rasteriser: display list in, pixels out. Knows no scenes.
        .target(
            name: "VitrineCoverage",
            dependencies: ["VitrineGeometry", "VitrinePixels", "VitrineDisplayList", "VitrineOutlines"],
            swiftSettings: strict),
        .target(
            name: "VitrineBlur",
            dependencies: [
                "CVector", "VitrineGeometry", "VitrinePixels", "VitrineDisplayList", "VitrineCoverage",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineGlass",
            dependencies: [
                "CVector", "VitrineGeometry", "VitrinePixels", "VitrineDisplayList", "VitrineCoverage",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineShaders",
            dependencies: ["VitrineGeometry", "VitrinePixels", "VitrineDisplayList", "VitrineBlur"],
            swiftSettings: strict),
        .target(
            name: "VitrineRaster",
            dependencies: [
                "CVector", "VitrineGeometry", "VitrineJSON", "VitrinePixels", "VitrineDisplayList",
                "VitrineCoverage", "VitrineBlur", "VitrineGlass", "VitrineShaders",
            ],
            swiftSettings: strict),
        // Rows of pixels as zlib streams: an own compressor, and libdeflate to inflate.
        .target(
            name: "VitrineDeflate", dependencies: ["CLibDeflate", "VitrinePixels"], swiftSettings: strict),
        // Bytes to and from disk, whole or not at all.
        .target(name: "VitrineFiles", swiftSettings: strict),
        // PNG files, read and written.
        .target(
            name: "VitrinePNG",
            dependencies: [
                "CPNG", "VitrineGeometry", "VitrinePixels", "VitrineDisplayList", "VitrineDeflate",
            ],
            swiftSettings: strict),

        // Text files, places in them, and what is wrong there.
        .target(name: "VitrineSource", swiftSettings: strict),

        // What scenes are made of beside the scene language: text, symbols, icons, design tokens.
        .target(
            name: "VitrineText",
            dependencies: [
                "CFreeType", "CHarfBuzz", "CFriBidi", "VitrineGeometry", "VitrinePixels",
                "VitrineDisplayList", "VitrineOutlines",
            ],
            swiftSettings: strict),
        .target(name: "VitrineIcons", dependencies: ["VitrineGeometry"], swiftSettings: strict),
        .target(
            name: "VitrineSVG",
            dependencies: ["VitrineGeometry", "VitrineDisplayList", "VitrineOutlines", "VitrineSource"],
            swiftSettings: strict),
        .target(
            name: "VitrineTokens", dependencies: ["VitrineJSON", "VitrineDisplayList", "VitrineSource"],
            swiftSettings: strict),

        // What is asked of a comparison of pictures: scenes say it, comparators do it.
        .target(name: "VitrineComparisonSettings", swiftSettings: strict),

        // Scenes: text in, display list out. Does no pixel arithmetic.
        .target(
            name: "VitrineStyle",
            dependencies: [
                "VitrineGeometry", "VitrineJSON", "VitrinePixels", "VitrineDisplayList", "VitrineText",
                "VitrineIcons", "VitrineSVG",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineLayout",
            dependencies: [
                "VitrineGeometry", "VitrineJSON", "VitrinePixels", "VitrineDisplayList", "VitrineOutlines",
                "VitrineText", "VitrineIcons", "VitrineSVG", "VitrineSource", "VitrineStyle",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineSceneFormat",
            dependencies: [
                "VitrineGeometry", "VitrineJSON", "VitrineDisplayList", "VitrineText", "VitrineIcons",
                "VitrineSVG", "VitrineSource", "VitrineTokens", "VitrineStyle", "VitrineLayout",
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineScene",
            dependencies: [
                "VitrineComparisonSettings", "VitrineGeometry", "VitrineJSON", "VitrinePixels",
                "VitrineDisplayList", "VitrineText",
                "VitrineSource", "VitrineStyle", "VitrineLayout", "VitrineSceneFormat",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineControls",
            dependencies: [
                "VitrineGeometry", "VitrineJSON", "VitrineDisplayList", "VitrineText",
                "VitrineIcons", "VitrineSource", "VitrineStyle", "VitrineLayout", "VitrineSceneFormat",
                "VitrineScene",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineComponents",
            dependencies: [
                "VitrineGeometry", "VitrineJSON", "VitrineDisplayList", "VitrineOutlines", "VitrineText",
                "VitrineIcons", "VitrineSource", "VitrineStyle", "VitrineLayout", "VitrineSceneFormat",
                "VitrineScene", "VitrineControls",
            ],
            swiftSettings: strict),

        // Scenes as Swift source: the model of the language, its declarations, and a printer of scenes.
        .target(
            name: "VitrineSwiftSource",
            dependencies: [
                "VitrineJSON", "VitrineSource", "VitrineSceneFormat", "VitrineScene", "VitrineComponents",
            ],
            swiftSettings: strict),
        // Writes the generated files of VitrineUI; no product holds it.
        .executableTarget(
            name: "VitrineSwiftGenerator", dependencies: ["VitrineSwiftSource"], swiftSettings: strict),

        // Both together.
        .target(
            name: "VitrineGoldens",
            dependencies: [
                "CPageFiles", "VitrineComparisonSettings", "VitrineGeometry", "VitrineJSON", "VitrinePixels",
                "VitrineDisplayList", "VitrineRaster", "VitrineFiles", "VitrinePNG", "VitrineText",
            ],
            swiftSettings: strict),
        .target(
            name: "Vitrine",
            dependencies: [
                "VitrineComparisonSettings", "VitrineGeometry", "VitrineJSON", "VitrinePixels",
                "VitrineDisplayList", "VitrineRaster",
                "VitrineFiles", "VitrinePNG", "VitrineText", "VitrineSource", "VitrineTokens", "VitrineStyle",
                "VitrineLayout", "VitrineSceneFormat", "VitrineScene", "VitrineComponents", "VitrineGoldens",
                "VitrineSwiftSource",
            ],
            swiftSettings: strict),
        // Scenes in Swift, in SwiftUI's words.
        .target(
            name: "VitrineUI",
            dependencies: [
                "Vitrine", "VitrineFiles", "VitrineJSON", "VitrineSource", "VitrineSceneFormat",
                "VitrineSwiftSource",
            ],
            swiftSettings: strict),
        // Goldens in tests of one's own; links the testing frameworks, so that no other product holds it.
        .target(
            name: "VitrineTesting",
            dependencies: ["Vitrine", "VitrineFiles", "VitrineGoldens", "VitrinePixels"], swiftSettings: strict),
        // The server of `vitrine preview` and its page.
        .target(
            name: "VitrinePreview",
            dependencies: [
                "CPageFiles", "Vitrine", "VitrineGeometry", "VitrineJSON", "VitrinePixels",
                "VitrineDisplayList", "VitrineFiles", "VitrinePNG", "VitrineText", "VitrineSource",
                "VitrineStyle", "VitrineSceneFormat", "VitrineScene", "VitrineGoldens",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "VitrineCLI",
            dependencies: [
                "VitrineComparisonSettings", "Vitrine", "VitrineGeometry", "VitrinePixels",
                "VitrineDisplayList", "VitrineBlur",
                "VitrineFiles", "VitrineJSON", "VitrinePNG", "VitrineText", "VitrineSource", "VitrineStyle",
                "VitrineSceneFormat", "VitrineScene", "VitrineGoldens", "VitrinePreview", "CProcessMemory",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // Plugins for packages that depend on this one: the tool built for release beside debug builds of
        // tests, and `swift package vitrine-test` and `vitrine-render`.
        .plugin(name: "VitrineReleaseTool", capability: .buildTool()),
        .plugin(
            name: "VitrineTestCommand",
            capability: .command(
                intent: .custom(
                    verb: "vitrine-test", description: "Compares the package's scenes with their goldens."),
                permissions: [
                    .writeToPackageDirectory(reason: "Missing goldens are recorded, and reports written.")
                ])),
        .plugin(
            name: "VitrineRenderCommand",
            capability: .command(
                intent: .custom(verb: "vitrine-render", description: "Renders scenes of the package."),
                permissions: [.writeToPackageDirectory(reason: "Pictures are written where -o says.")])),

        // What tests share; no product holds it.
        .target(
            name: "VitrineTestSupport", dependencies: ["VitrinePixels"], path: "Tests/VitrineTestSupport",
            swiftSettings: strict),
        // What fuzzing is made of: the targets, their grammars and their seeds.
        .target(
            name: "VitrineFuzzing",
            dependencies: [
                "Vitrine", "VitrineComparisonSettings", "VitrineComponents", "VitrineDeflate",
                "VitrineDisplayList", "VitrineGeometry", "VitrineGoldens", "VitrineLayout", "VitrinePNG",
                "VitrinePixels", "VitrineRaster", "VitrineSVG", "VitrineScene", "VitrineSceneFormat",
                "VitrineSource", "VitrineStyle", "VitrineTestSupport", "VitrineText", "VitrineTokens",
            ],
            path: "Tests/Fuzz/Harness", swiftSettings: strict),
        .testTarget(
            name: "VitrineFuzzTests",
            dependencies: [
                "Vitrine", "VitrineComponents", "VitrineDisplayList", "VitrineFiles", "VitrineFuzzing",
                "VitrineGeometry", "VitrineGoldens", "VitrineLayout", "VitrinePNG", "VitrinePixels",
                "VitrineRaster", "VitrineSVG", "VitrineScene", "VitrineSceneFormat", "VitrineSource",
                "VitrineStyle", "VitrineText", "VitrineTokens",
            ],
            path: "Tests/Fuzz/Tests", swiftSettings: strict),
        .target(name: "CPNGReference", dependencies: ["CLibPNG"], path: "Tests/CPNGReference"),
        .testTarget(
            name: "VitrineDrawingTests",
            dependencies: [
                "VitrineBlur", "VitrineCoverage", "VitrineDisplayList", "VitrineGeometry", "VitrineJSON",
                "VitrineGlass", "VitrineIcons", "VitrineOutlines", "VitrinePixels", "VitrineRaster",
                "VitrineShaders", "VitrineTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "VitrineFilesTests", dependencies: ["VitrineFiles"], swiftSettings: strict),
        .testTarget(
            name: "VitrinePNGTests",
            dependencies: [
                "CPNGReference", "VitrineDeflate", "VitrineDisplayList", "VitrineFiles", "VitrinePNG",
                "VitrinePixels",
                "VitrineTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTextTests",
            dependencies: [
                "CHarfBuzz", "VitrineDisplayList", "VitrineGeometry", "VitrinePixels", "VitrineTestSupport",
                "VitrineText",
            ],
            exclude: ["LineBreakSample.txt"], swiftSettings: strict),
        .testTarget(
            name: "VitrineIconsTests",
            dependencies: [
                "VitrineGeometry", "VitrineIcons",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSVGTests",
            dependencies: [
                "VitrineDisplayList", "VitrineGeometry", "VitrinePixels", "VitrineRaster", "VitrineSVG",
                "VitrineSource", "VitrineTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTokensTests",
            dependencies: [
                "VitrineDisplayList", "VitrineSource", "VitrineTokens",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSceneTests",
            dependencies: [
                "VitrineComparisonSettings", "VitrineComponents", "VitrineControls", "VitrineDisplayList",
                "VitrineGeometry",
                "VitrineJSON", "VitrineLayout",
                "VitrinePixels", "VitrineRaster", "VitrineScene", "VitrineSceneFormat", "VitrineSource",
                "VitrineStyle", "VitrineTestSupport", "VitrineText",
            ],
            exclude: ["Goldens", "Broken"], swiftSettings: strict),
        .testTarget(
            name: "VitrineGoldensTests",
            dependencies: [
                "VitrineComparisonSettings", "VitrineDisplayList", "VitrineGoldens", "VitrineFiles",
                "VitrineJSON", "VitrinePNG",
                "VitrinePixels", "VitrineRaster",
                "VitrineTestSupport", "VitrineText",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTests",
            dependencies: [
                "VitrineComparisonSettings", "Vitrine", "VitrineDisplayList", "VitrineGeometry",
                "VitrineGoldens", "VitrineFiles", "VitrinePNG", "VitrinePixels",
                "VitrineScene", "VitrineSource", "VitrineStyle",
                "VitrineTesting", "VitrineTestSupport",
            ],
            exclude: [
                "Systems/context.numbers.json", "Systems/fitlink.numbers.json",
                "Systems/focusflow.numbers.json", "Systems/habittracker.numbers.json",
                "Systems/monofocus.numbers.json",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrinePreviewTests",
            dependencies: [
                "Vitrine", "VitrineFiles", "VitrineGoldens", "VitrinePNG", "VitrinePixels", "VitrinePreview",
                "VitrineTestSupport", .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineUITests",
            dependencies: [
                "Vitrine", "VitrineComponents", "VitrineDisplayList", "VitrineGeometry", "VitrineJSON",
                "VitrineLayout", "VitrineScene", "VitrineSceneFormat", "VitrineSource", "VitrineStyle",
                "VitrineSwiftSource", "VitrineTestSupport", "VitrineTesting", "VitrineUI",
            ],
            exclude: ["Goldens", "PrintedScenes/scenes.txt"], swiftSettings: strict),
        .testTarget(
            name: "VitrineCLITests",
            dependencies: [
                "VitrineBlur", "VitrineCLI", "VitrineDisplayList", "VitrineGoldens", "VitrineFiles",
                "VitrineJSON", "VitrinePNG",
                "VitrinePixels", "VitrineSceneFormat", "VitrineSource", "VitrineStyle",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
    ]
)
