// swift-tools-version: 6.2
import PackageDescription

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
    targets: system + base + assets + scene + layout + raster + picture + goldens + audits
        + products + plugins + testSupport + tests
)

// MARK: - Sources, in the order of the data

/// The borders to C: the system's libraries, shims over their macros and errors, what Swift has no word for.
var system: [Target] {
    [
        library("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        library("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
        library("CLibJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
        library("CLibWebP", pkgConfig: "libwebp", apt: "libwebp-dev", brew: "webp"),
        library("CLibAVIF", pkgConfig: "libavif", apt: "libavif-dev", brew: "libavif"),
        shim("CPNG", ["CLibPNG"]),
        shim("CJPEG", ["CLibJPEG"]),
        shim("CWebP", ["CLibWebP"]),
        // On Linux, libavif is loaded at run time: avif.c says why.
        shim("CHEIF", [.target(name: "CLibAVIF", condition: .when(platforms: [.macOS]))]),
        shim("CVector"),
        shim("CRowKernels"),
        shim("CProcessMemory"),
        shim("CPageFiles", exclude: ["preview", "report", "shared"]),
    ]
}

/// What every stage stands on: exact arithmetic and outlines, colours, JSON, files, places in texts, threads.
var base: [Target] {
    group(
        "1-Base",
        [
            "VitrineGeometry": [],
            "VitrineColor": ["VitrineGeometry"],
            "VitrineJSON": [],
            "VitrineFiles": [],
            "VitrineSource": [],
            "VitrineThreads": [],
            "VitrineMotion": ["VitrineGeometry"],
            "VitrineOutlines": ["VitrineGeometry"],
        ])
}

/// What scenes are made of beside the scene language: text, symbols, icons, design tokens.
var assets: [Target] {
    group(
        "2-Assets",
        [
            "VitrineText": [
                "CFreeType", "CHarfBuzz", "CFriBidi", "VitrineFiles", "VitrineOutlines",
            ] + displayList,
            "VitrineIconDrawings": ["VitrineGeometry"],
            "VitrineIcons": ["VitrineGeometry", "VitrineIconDrawings"],
            "VitrineIconPack": ["VitrineFiles"],
            "VitrineSVG": ["VitrineGeometry", "VitrineColor", "VitrineOutlines", "VitrineSource"],
            "VitrineTokens": ["VitrineColor", "VitrineJSON", "VitrineSource"],
        ])
}

/// Scenes: text in, elements or Swift out.
var scene: [Target] {
    group(
        "3-Scene",
        [
            "VitrineStyle": [
                "VitrineFiles", "VitrineJSON", "VitrineMotion", "VitrineText", "VitrineIconDrawings",
                "VitrineIconPack", "VitrineIcons", "VitrineSVG",
            ] + displayList,
            "VitrineYAML": ["VitrineJSON", "VitrineSource"],
            "VitrineExpressions": [
                "VitrineGeometry", "VitrineJSON", "VitrineMotion", "VitrineSource", "VitrineStyle",
            ],
            "VitrineSceneFormat": sceneBase + [
                "VitrineExpressions", "VitrineFiles", "VitrineIcons", "VitrineMotion", "VitrineSVG",
                "VitrineYAML", yams,
            ],
            "VitrineSceneTokens": [
                "VitrineColor", "VitrineJSON", "VitrineMotion", "VitrineSource", "VitrineStyle",
                "VitrineTokens", "VitrineSceneFormat", "VitrineYAML",
            ],
            "VitrineSceneMotion": sceneBase + ["VitrineMotion", "VitrineSceneFormat"],
            "VitrineScene": sceneBase + [
                "VitrineComparisonSettings", "VitrineFiles", "VitrineMotion", "VitrineSceneFormat",
                "VitrineSceneMotion", "VitrineSceneTokens", "VitrineYAML",
            ],
            "VitrineSuiteFormat": [
                "VitrineFiles", "VitrineScene", "VitrineSceneFormat", "VitrineSceneTokens", "VitrineSource",
                "VitrineStyle",
            ],
            "VitrineControls": sceneBase + [
                "VitrineIcons", "VitrineSceneFormat", "VitrineSceneMotion", "VitrineScene",
            ],
            "VitrineComponents": sceneBase + [
                "VitrineOutlines", "VitrineSceneFormat", "VitrineSceneTokens", "VitrineScene",
                "VitrineControls",
            ],
            "VitrineHints": [
                "VitrineIcons", "VitrineSource", "VitrineYAML", "VitrineSceneFormat", "VitrineSceneMotion",
                "VitrineSceneTokens", "VitrineScene", "VitrineControls", "VitrineComponents",
            ],
            "VitrineSwiftSource": [
                "VitrineJSON", "VitrineSource", "VitrineSceneFormat", "VitrineScene", "VitrineComponents",
            ],
        ])
}

/// Elements in, frames and then a display list out: the border between scenes and pixels.
var layout: [Target] {
    group(
        "4-Layout",
        [
            "VitrineLayout": displayList + [
                "VitrineJSON", "VitrineOutlines", "VitrineText", "VitrineIconDrawings", "VitrineIcons",
                "VitrineSVG", "VitrineSource", "VitrineStyle",
            ],
            "VitrineDisplayList": ["VitrineGeometry", "VitrineColor", "VitrineJSON"],
        ])
}

/// The rasteriser: display list in, pixels out. Knows no scenes.
var raster: [Target] {
    group(
        "5-Raster",
        [
            "VitrinePixels": [
                "CVector", "CRowKernels", "VitrineGeometry", "VitrineColor", "VitrineThreads",
            ],
            "VitrineCoverage": drawing + ["CRowKernels", "VitrineOutlines"],
            "VitrineBlur": [
                "CRowKernels", "VitrineGeometry", "VitrineDisplayList", "VitrinePixels", "VitrineThreads",
            ],
            "VitrineGlass": drawing + ["CRowKernels", "VitrineCoverage", "VitrineThreads"],
            "VitrineShaders": drawing + ["CRowKernels", "VitrineBlur", "VitrineThreads"],
            "VitrineBlending": ["VitrineColor", "VitrinePixels", "VitrineDisplayList"],
            "VitrineRaster": drawing + [
                "CRowKernels", "VitrineJSON", "VitrineCoverage", "VitrineBlur", "VitrineGlass",
                "VitrineShaders", "VitrineBlending", "VitrineThreads",
            ],
            "VitrineContrast": drawing + ["VitrineRaster", "VitrineThreads"],
        ])
}

/// Scenes rendered to pictures; pixels as files, and files as pixels.
var picture: [Target] {
    group(
        "6-Picture",
        [
            "VitrineDeflate": ["CLibDeflate", "VitrineThreads"],
            "VitrineSamples": ["CRowKernels", "VitrineColor", "VitrinePixels"],
            "VitrinePNG": [
                "CPNG", "CRowKernels", "VitrineColor", "VitrineDeflate", "VitrinePixels", "VitrineSamples",
                "VitrineThreads",
            ],
            "VitrineJPEG": ["CJPEG", "VitrinePixels", "VitrineSamples"],
            "VitrineWebP": ["CWebP", "VitrinePixels", "VitrineSamples"],
            "VitrineHEIF": ["CHEIF", "VitrineColor", "VitrinePixels", "VitrineSamples"],
            "VitrineGIF": ["VitrinePixels", "VitrineSamples"],
            "VitrineFormats": [
                "VitrineGIF", "VitrineHEIF", "VitrineJPEG", "VitrinePNG", "VitrineSamples", "VitrineWebP",
            ],
            "VitrineRendering": drawing + [
                "VitrineComponents", "VitrineFiles", "VitrineFormats", "VitrineHints", "VitrineJSON",
                "VitrineLayout", "VitrinePNG", "VitrineRaster", "VitrineSamples", "VitrineScene",
                "VitrineSceneFormat", "VitrineSceneTokens", "VitrineShaders", "VitrineSource", "VitrineStyle",
                "VitrineSuiteFormat", "VitrineSwiftSource", "VitrineText", "VitrineThreads", "VitrineTokens",
            ],
            "VitrineContactSheets": drawing + [
                "VitrineJSON", "VitrineLayout", "VitrineRendering", "VitrineScene", "VitrineShaders",
                "VitrineSource", "VitrineStyle", "VitrineText",
            ],
            "VitrineSessions": drawing + [
                "VitrineComponents", "VitrineCoverage", "VitrineFiles", "VitrineLayout", "VitrineRaster",
                "VitrineRendering", "VitrineScene", "VitrineSceneFormat", "VitrineSceneTokens",
                "VitrineSource", "VitrineStyle", "VitrineSwiftSource", "VitrineText", "VitrineThreads",
                "VitrineTokens",
            ],
            "VitrineFilms": [
                "VitrineColor", "VitrineContactSheets", "VitrineFiles", "VitrineJSON", "VitrinePNG",
                "VitrinePixels", "VitrineRendering", "VitrineScene", "VitrineSessions", "VitrineSource",
                "VitrineStyle", "VitrineThreads",
            ],
        ])
}

/// Pictures compared: comparators, the store of goldens, why pictures differ, reports, whole suites.
var goldens: [Target] {
    group(
        "7-Goldens",
        [
            "VitrineComparisonSettings": [],
            "VitrineGoldens": drawing + [
                "CPageFiles", "CRowKernels", "VitrineComparisonSettings", "VitrineFormats", "VitrineJSON",
                "VitrineRaster", "VitrineFiles", "VitrinePNG", "VitrineSamples", "VitrineText",
                "VitrineThreads",
            ],
            "VitrineSuites": drawing + [
                "VitrineComparisonSettings", "VitrineComponents", "VitrineFiles", "VitrineFormats",
                "VitrineFilms", "VitrineGoldens", "VitrineJSON", "VitrineLayout", "VitrinePNG",
                "VitrineRaster", "VitrineRendering", "VitrineScene", "VitrineSceneFormat",
                "VitrineSessions", "VitrineSource", "VitrineStyle", "VitrineSuiteFormat", "VitrineText",
                "VitrineThreads", "VitrineTokens",
            ],
        ])
}

/// Scenes judged without a golden: what rules look at, the rules of what is seen, read out and loaded, runs and reports.
var audits: [Target] {
    group(
        "8-Audits",
        [
            "VitrineAuditElements": displayList + [
                "VitrineJSON", "VitrineLayout", "VitrineSceneFormat", "VitrineSource", "VitrineStyle",
                "VitrineText", "VitrineTokens",
            ],
            "VitrineVisualChecks": displayList + [
                "VitrineAuditElements", "VitrineContrast", "VitrineJSON", "VitrineLayout", "VitrineRaster",
                "VitrineRendering", "VitrineSource", "VitrineStyle", "VitrineText",
            ],
            "VitrineLayoutChecks": displayList + [
                "VitrineAuditElements", "VitrineJSON", "VitrineLayout", "VitrineRaster", "VitrineScene",
                "VitrineSceneFormat", "VitrineSource", "VitrineStyle", "VitrineText",
            ],
            "VitrineSemanticsChecks": [
                "VitrineAuditElements", "VitrineColor", "VitrineGeometry", "VitrineJSON", "VitrineLayout",
                "VitrineSource", "VitrineStyle", "VitrineText",
            ],
            "VitrineTokenChecks": [
                "VitrineAuditElements", "VitrineColor", "VitrineGeometry", "VitrineJSON", "VitrineScene",
                "VitrineSceneFormat", "VitrineSceneTokens", "VitrineSource", "VitrineStyle", "VitrineTokens",
            ],
            "VitrineAudits": displayList + [
                "CPageFiles", "VitrineAuditElements", "VitrineContrast", "VitrineFiles", "VitrineJSON",
                "VitrineLayout", "VitrineLayoutChecks", "VitrineRaster", "VitrineRendering", "VitrineScene",
                "VitrineSceneFormat", "VitrineSceneTokens", "VitrineSemanticsChecks", "VitrineSource",
                "VitrineStyle", "VitrineText", "VitrineThreads", "VitrineTokenChecks", "VitrineTokens",
                "VitrineVisualChecks",
            ],
        ])
}

/// What people use: the libraries, the tool, and the page of the preview.
var products: [Target] {
    group(
        "9-Products",
        [
            "Vitrine": [
                "VitrineColor", "VitrineGeometry", "VitrinePixels", "VitrineRendering", "VitrineScene",
                "VitrineSessions", "VitrineStyle",
            ],
            "VitrineSwiftGenerator": ["VitrineSwiftSource"],
            "VitrineUI": [
                "Vitrine", "VitrineFiles", "VitrineJSON", "VitrineRendering", "VitrineSource",
                "VitrineSceneFormat", "VitrineSwiftSource",
            ],
            // Links the testing frameworks, so that no other product holds it.
            "VitrineTesting": [
                "Vitrine", "VitrineFiles", "VitrineGeometry", "VitrineGoldens", "VitrinePixels",
                "VitrineThreads", "VitrineAudits", "VitrineComparisonSettings", "VitrineRendering",
                "VitrineScene", "VitrineSource", "VitrineSuites",
            ],
            "VitrinePreview": drawing + [
                "CPageFiles", "VitrineAudits", "VitrineRendering", "VitrineSuites", "VitrineSessions",
                "VitrineJSON", "VitrineFiles", "VitrineMotion", "VitrinePNG", "VitrineText",
                "VitrineSource", "VitrineStyle", "VitrineSceneFormat", "VitrineScene", "VitrineGoldens",
                "VitrineLayout", "VitrineRaster", "VitrineTokens",
                .product(name: "FlyingSocks", package: "FlyingFox"), "VitrineThreads",
            ],
            "VitrineCLI": drawing + [
                "CProcessMemory", "VitrineComparisonSettings", "VitrineRendering", "VitrineContactSheets",
                "VitrineAuditElements", "VitrineAudits", "VitrineBlur", "VitrineFiles", "VitrineFilms",
                "VitrineIconDrawings", "VitrineVisualChecks",
                "VitrineIconPack", "VitrineIcons", "VitrineJPEG", "VitrineJSON",
                "VitrinePNG", "VitrineSessions", "VitrineSource", "VitrineStyle", "VitrineSuites",
                "VitrineText",
                "VitrineRaster", "VitrineSceneFormat", "VitrineScene", "VitrineGoldens", "VitrinePreview",
                argumentParser, "VitrineHEIF", "VitrineThreads", "VitrineWebP",
            ],
        ],
        executables: ["VitrineSwiftGenerator", "VitrineCLI"])
}

// MARK: - What targets have in common

/// What display lists are made of.
var displayList: [Target.Dependency] { ["VitrineGeometry", "VitrineColor", "VitrineDisplayList"] }

/// What all that draws display lists is made of.
var drawing: [Target.Dependency] { displayList + ["VitrinePixels"] }

/// What the scene language and all kinds of nodes are made of.
var sceneBase: [Target.Dependency] {
    displayList + ["VitrineJSON", "VitrineText", "VitrineSource", "VitrineStyle", "VitrineLayout"]
}

var yams: Target.Dependency { .product(name: "Yams", package: "Yams") }
var argumentParser: Target.Dependency {
    .product(name: "ArgumentParser", package: "swift-argument-parser")
}

extension SwiftSetting {
    /// Leaves a target as it is in builds for release.
    static var unoptimized: Self { .unsafeFlags(["-Onone"], .when(configuration: .release)) }
}

extension [SwiftSetting] {
    /// The rules of every Swift target. Swift 6 mode comes with the tools version; strict memory safety keeps
    /// each `unsafe` in sight.
    static var strict: Self {
        [
            .strictMemorySafety(),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
    }
}

/// The build of `make demo` and `make test`, which `VITRINE_BUILD=quick` asks for: targets whose code runs once a node or
/// once a command, not once a pixel, are not optimized. That halves the compiler's work; pictures are the same.
enum QuickBuild {
    static var isWanted: Bool { Context.environment["VITRINE_BUILD"] == "quick" }

    static let unoptimized: Set<String> = [
        "VitrineMotion", "VitrineIconDrawings", "VitrineIcons", "VitrineIconPack", "VitrineSVG",
        "VitrineStyle", "VitrineExpressions", "VitrineSceneTokens", "VitrineSceneMotion", "VitrineScene",
        "VitrineSuiteFormat",
        "VitrineControls", "VitrineComponents", "VitrineHints", "VitrineSwiftSource", "VitrineLayout",
        "VitrineRendering", "VitrineContactSheets", "VitrineSessions", "VitrineFilms",
        "VitrineComparisonSettings",
        "VitrineGoldens", "VitrineSuites", "VitrineAuditElements", "VitrineVisualChecks",
        "VitrineLayoutChecks", "VitrineSemanticsChecks", "VitrineTokenChecks", "VitrineAudits", "VitrineUI",
        "VitrineSwiftGenerator", "VitrineTesting", "VitrinePreview", "VitrineCLI",
    ]
}

/// Returns the targets of a folder of `Sources`, each with what it may import.
func group(
    _ folder: String, _ targets: KeyValuePairs<String, [Target.Dependency]>, executables: Set<String> = []
) -> [Target] {
    targets.map { name, dependencies in
        let path = "Sources/\(folder)/\(name)"
        let settings: [SwiftSetting] =
            QuickBuild.isWanted && QuickBuild.unoptimized.contains(name)
            ? .strict + [.unoptimized] : .strict
        return executables.contains(name)
            ? .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
            : .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    }
}

/// Returns a library of the system, with the packages that hold it.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/0-System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([apt]), .brew([brew])])
}

/// Returns a target of C.
func shim(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/0-System/\(name)", exclude: exclude)
}

// MARK: - Plugins

/// For packages that depend on this one: the tool built for release beside debug builds of tests, and
/// `swift package vitrine-test` and `vitrine-render`.
var plugins: [Target] {
    [
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
    ]
}

// MARK: - Tests

/// What tests share; no product holds it.
var testSupport: [Target] {
    [
        .target(name: "CPNGReference", dependencies: ["CLibPNG"], path: "Tests/CPNGReference"),
        .target(name: "CWebPReference", dependencies: ["CLibWebP"], path: "Tests/CWebPReference"),
        .target(name: "CAVIFReference", dependencies: ["CLibAVIF"], path: "Tests/CAVIFReference"),
        .target(name: "CJPEGReference", dependencies: ["CLibJPEG"], path: "Tests/CJPEGReference"),
        .target(
            name: "VitrineTestSupport", dependencies: ["VitrinePixels"], path: "Tests/VitrineTestSupport",
            swiftSettings: .strict),
        // What the rasteriser is held against. It sees what is internal, and is optimized, unlike the tests.
        .target(
            name: "VitrineReferences",
            dependencies: drawing + [
                "VitrineBlur", "VitrineCoverage", "VitrineGlass", "VitrineOutlines", "VitrineRaster",
                "VitrineShaders", "VitrineTestSupport", "VitrineThreads",
            ],
            path: "Tests/VitrineReferences", swiftSettings: .strict),
        // What fuzzing is made of: the targets, their grammars and their seeds.
        .target(
            name: "VitrineFuzzing",
            dependencies: fuzzed + [
                "VitrineComparisonSettings", "VitrineDeflate", "VitrineTestSupport", "VitrineThreads",
            ],
            path: "Tests/Fuzz/Harness", swiftSettings: .strict),
    ]
}

/// What reads what strangers hand in.
var fuzzed: [Target.Dependency] {
    drawing + [
        "VitrineComponents", "VitrineExpressions", "VitrineFormats", "VitrineGoldens", "VitrineHints",
        "VitrineLayout", "VitrinePNG", "VitrineRaster", "VitrineRendering", "VitrineSVG", "VitrineSamples",
        "VitrineScene",
        "VitrineSceneFormat",
        "VitrineSource", "VitrineStyle", "VitrineSuites", "VitrineText", "VitrineTokens",
    ]
}

var tests: [Target] {
    [
        suite(
            "VitrineFuzz", fuzzed + ["VitrineFiles", "VitrineFuzzing", "VitrineThreads"],
            path: "Tests/Fuzz/Tests"),
        suite(
            "VitrineDrawing",
            drawing + [
                "CRowKernels", "VitrineContrast", "VitrineBlending", "VitrineBlur", "VitrineCoverage",
                "VitrineJSON",
                "VitrineGlass", "VitrineIconDrawings", "VitrineIcons", "VitrineOutlines", "VitrineRaster",
                "VitrineReferences",
                "VitrineShaders", "VitrineTestSupport", "VitrineThreads",
            ]),
        suite("VitrineFiles", ["VitrineFiles"]),
        suite("VitrineMotion", ["VitrineGeometry", "VitrineMotion", "VitrineTestSupport"]),
        suite(
            "VitrinePNG",
            [
                "CPNGReference", "VitrineColor", "VitrineDeflate", "VitrineFiles", "VitrinePNG",
                "VitrinePixels", "VitrineSamples", "VitrineTestSupport", "VitrineThreads",
            ]),
        suite(
            "VitrineJPEG",
            [
                "CJPEGReference", "VitrineColor", "VitrineJPEG", "VitrinePixels", "VitrineSamples",
                "VitrineTestSupport",
            ]),
        suite(
            "VitrineFormats",
            [
                "CAVIFReference", "CHEIF", "CWebPReference", "VitrineColor", "VitrineFormats", "VitrineGIF",
                "VitrineHEIF", "VitrinePNG",
                "VitrinePixels", "VitrineSamples", "VitrineTestSupport", "VitrineWebP",
            ]),
        suite(
            "VitrineText",
            [
                "CHarfBuzz", "VitrineDisplayList", "VitrineGeometry", "VitrinePixels", "VitrineTestSupport",
                "VitrineText",
            ],
            exclude: ["LineBreakSample.txt"]),
        suite("VitrineIcons", ["VitrineGeometry", "VitrineIconDrawings", "VitrineIcons"]),
        suite(
            "VitrineSVG",
            drawing + ["VitrineRaster", "VitrineSVG", "VitrineSource", "VitrineTestSupport"]),
        suite(
            "VitrineTokens",
            [
                "VitrineColor", "VitrineDisplayList", "VitrineHints", "VitrineSource", "VitrineTestSupport",
                "VitrineTokens",
            ]),
        suite(
            "VitrineScene",
            sceneBase + [
                "VitrineComparisonSettings", "VitrineComponents", "VitrineControls", "VitrineExpressions",
                "VitrineHints", "VitrineIconPack", "VitrineIcons", "VitrinePixels",
                "VitrineRaster", "VitrineScene", "VitrineSceneFormat", "VitrineSceneMotion",
                "VitrineSuiteFormat",
                "VitrineTestSupport", "VitrineTokens", "VitrineYAML",
            ],
            exclude: ["Goldens", "Broken"]),
        suite(
            "VitrineGoldens",
            [
                "VitrineColor", "VitrineComparisonSettings", "VitrineDisplayList", "VitrineGoldens",
                "VitrineFiles",
                "VitrineJSON", "VitrinePNG", "VitrinePixels", "VitrineRaster", "VitrineTestSupport",
                "VitrineText", "VitrineThreads",
            ]),
        suite(
            "Vitrine",
            drawing + [
                "Vitrine", "VitrineComparisonSettings", "VitrineFiles", "VitrineFilms", "VitrineFormats",
                "VitrineGoldens", "VitrinePNG", "VitrineReferences", "VitrineRendering", "VitrineSamples",
                "VitrineScene", "VitrineSessions", "VitrineSource", "VitrineStyle", "VitrineSuites",
                "VitrineTestSupport", "VitrineTesting",
            ],
            exclude: ["context", "fitlink", "focusflow", "habittracker", "monofocus"].map {
                "Systems/\($0).numbers.json"
            }),
        suite(
            "VitrinePreview",
            [
                "Vitrine", "VitrineFiles", "VitrineGoldens", "VitrinePNG", "VitrinePixels", "VitrinePreview",
                "VitrineSessions", "VitrineStyle", "VitrineTestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        suite(
            "VitrineUI",
            [
                "Vitrine", "VitrineColor", "VitrineComponents", "VitrineDisplayList", "VitrineGeometry",
                "VitrineJSON", "VitrineLayout", "VitrineRendering", "VitrineScene", "VitrineSceneFormat",
                "VitrineSource", "VitrineStyle", "VitrineSwiftSource", "VitrineTestSupport", "VitrineTesting",
                "VitrineUI",
            ],
            exclude: ["Goldens", "PrintedScenes/scenes.txt"]),
        suite(
            "VitrineCLI",
            [
                "VitrineAuditElements", "VitrineAudits", "VitrineBlur", "VitrineCLI", "VitrineColor",
                "VitrineDisplayList", "VitrineGoldens", "VitrineFiles", "VitrineJSON", "VitrinePNG",
                "VitrinePixels", "VitrineSamples", "VitrineRendering", "VitrineVisualChecks",
                "VitrineSceneFormat", "VitrineSource", "VitrineStyle", "VitrineTestSupport", "VitrineThreads",
                argumentParser,
            ]),
    ]
}

/// Returns the tests of a target or an area, in the folder of `Tests` that has their name.
func suite(
    _ subject: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(subject)Tests", dependencies: dependencies, path: path ?? "Tests/\(subject)Tests",
        exclude: exclude,
        // Optimizing the tests themselves takes longer than running them as they are.
        swiftSettings: .strict + [.unoptimized])
}
