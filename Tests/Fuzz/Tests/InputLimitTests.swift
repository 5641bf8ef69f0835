import Foundation
import Testing
import VitrineColor
import VitrineFiles
import VitrineGoldens
import VitrineHints
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineSource
import VitrineSuites
import VitrineThreads
import VitrineTokens

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineFuzzing
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineRaster
@testable import VitrineSVG
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineStyle
@testable import VitrineText

/// Every limit of the documentation: an input at it is read, and one that is one beyond is refused.
@Suite("Limits hold at their values", .timeLimit(.minutes(20)))
struct InputLimitTests {
    /// A limit, and a function that returns the message of the error that an input of some size has, or
    /// `nil`.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let limit: Int
        let word: String
        let run: @Sendable (Int) throws -> String?
        var testDescription: String { name }
    }

    static let all: [(name: String, value: Int)] = {
        let icon = SVGLimits.standard
        return InputLimits.all + [
            ("icon.bytes", icon.bytes), ("icon.elements", icon.elements), ("icon.depth", icon.depth),
            ("icon.segments", icon.segments), ("icon.dashes", icon.dashes),
        ]
    }()

    private static func limit(_ name: String) -> Int { all.first { $0.name == name }?.value ?? 0 }

    private static func make(
        _ name: String, _ word: String, _ run: @escaping @Sendable (Int) throws -> String?
    ) -> Case {
        Case(name: name, limit: limit(name), word: word, run: run)
    }

    static let cases: [Case] = scenes + canvases + icons + tokens + files

    @Test(arguments: cases) func atTheLimitAndBeyond(item: Case) throws {
        let at = try item.run(item.limit)
        #expect(at?.contains(item.word) != true, "\(at ?? "")")
        let beyond = try #require(try item.run(item.limit + 1), "\(item.limit + 1) is accepted")
        #expect(beyond.contains(item.word), "\(beyond)")
    }

    /// Those that are too large to read in a test are refused by their size alone.
    private static let large = ["picture.bytes", "compared.bytes", "report.bytes", "approvals.bytes"]

    @Test(arguments: large) func largeFilesAreRefusedUnread(name: String) throws {
        let folder = try FuzzFolder(FuzzSession.folder(for: name))
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        try folder.write("", to: "large")
        let path = folder.path + "/large"
        // The file has no blocks: reading it would be seen by the clock only.
        let size = UInt64(Self.limit(name)) + 1
        try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: size)
        #expect(throws: FileReadError.tooLong(path: path, limit: Self.limit(name))) {
            try FileBytes.read(path, limit: Self.limit(name))
        }
    }

    @Test func everyLimitHasACase() {
        let tested = Set(Self.cases.map(\.name)).union(Self.large)
        #expect(Set(Self.all.map(\.name)) == tested)
    }
}

// MARK: Scenes

extension InputLimitTests {
    private static let head = "vitrine: 1\ncanvas: { width: 9, height: 9 }\n"

    private struct Libraries: SceneFiles {
        func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
            .failure(.missing)
        }
        func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
        func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
        func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
            let name = path.split(separator: ".").first ?? ""
            return .success(Array("vitrine: 1\ncomponents: { \(name): { body: [] } }\n".utf8))
        }
    }

    /// Returns the messages of a scene's errors, or of its display list's, one a line.
    private static func message(_ text: String) throws -> String? {
        try LargeStackThreads.run { () -> Result<String?, any Error> in
            Result {
                let engine = try TextEngine(library: FontLibrary())
                do throws(Diagnostics) {
                    let file = try SourceFile(name: "scene.yaml", bytes: Array(text.utf8))
                    let scene = try SceneResolver(files: Libraries(), text: engine, hints: SceneHints())
                        .resolve(try SceneParser.parse(file), of: file)
                    return Self.message(scene.laidOut(text: engine).displayList(text: engine))
                } catch {
                    return error.all.map(\.problem.message).joined(separator: "\n")
                }
            }
        }.get()
    }

    private static let scenes: [Case] = [
        make("scene.bytes", "too many bytes") { count in
            try message(head + "body: []\n#" + String(repeating: "x", count: count - head.utf8.count - 10))
        },
        make("scene.values", "too many values") { count in
            try message("[" + String(repeating: "1,", count: count - 1) + "]")
        },
        make("scene.depth", "nested more than") { count in
            try message(String(repeating: "[", count: count + 1) + String(repeating: "]", count: count + 1))
        },
        make("scene.components", "too many components") { count in
            let parts = (0..<count).map { "c\($0): { body: [] }" }.joined(separator: ", ")
            return try message(head + "components: { \(parts) }\nbody: []\n")
        },
        make("scene.imports", "too many") { count in
            let files = (0..<count).map { "l\($0).library.yaml" }.joined(separator: ", ")
            return try message(head + "import: [\(files)]\nbody: []\n")
        },
        make("scene.errors", "more error") { count in
            let nodes = (0..<count).map { "{ circle: 1, bad\($0): 1 }" }.joined(separator: ", ")
            return try message(head + "body: [\(nodes)]\n")
        },
        make("scene.characters", "characters in texts") { count in
            // A text has at most a quarter of that.
            let quarter = String(repeating: "a", count: count / 4)
            let rest = String(repeating: "a", count: count % 4)
            return try message(
                head + "body: [{ zstack: ["
                    + Array(repeating: "{ text: \(quarter) }", count: 4).joined(
                        separator: ", ") + (rest.isEmpty ? "" : ", { text: \(rest) }") + "] }]\n")
        },
        make("scene.textWork", "units of work in texts") { count in
            let reader = SceneReader(
                limits: .standard, environment: SceneEnvironment(), files: Libraries(),
                references: SceneReferences())
            #expect(reader.consumeTextWork(count, at: .start) == (count <= limit("scene.textWork")))
            return reader.problems.first?.problem.message
        },
        make("canvas.pixels", "pixels where") { count in
            // The sides of 64,000,000 pixels, and of one more.
            let width = count.isMultiple(of: 8_000) ? 8_000 : 12_277
            #expect(count.isMultiple(of: width))
            return try message(
                "vitrine: 1\ncanvas: { width: \(width), height: \(count / width), scale: 1 }\nbody: []\n")
        },
        make("canvas.side", "out of range") { count in
            try message("vitrine: 1\ncanvas: { width: \(count), height: 1, scale: 1 }\nbody: []\n")
        },
        make("raster.glassBodies", "bodies of glass") { count in
            let bodies = Array(repeating: "{ circle: 4, glass: regular }", count: count).joined(
                separator: ", ")
            return try message(head + "body: [{ glassContainer: [\(bodies)] }]\n")
        },
    ]
}

// MARK: Canvases

extension InputLimitTests {
    private static func message(_ list: DisplayList) -> String? {
        do throws(RasterError) {
            _ = try Rasterizer().validated(list)
            return nil
        } catch {
            return RenderFailure.message(for: error)
        }
    }

    private static func square(_ side: Double) -> DisplayItem {
        let shape = ResolvedShape.rectangle(Rect(x: 0, y: 0, width: side, height: side))
        return DisplayItem(source: "square", .fill(.fill(shape), .solid(.black)))
    }

    private static func list(_ side: Double, _ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: Size(side, side), scale: 1, items: items)
    }

    private static func nested(_ depth: Int, _ inner: DisplayItem, _ group: ([DisplayItem]) -> Group)
        -> DisplayItem
    {
        var item = inner
        for _ in 0..<depth { item = DisplayItem(source: "group", .group(group([item]))) }
        return item
    }

    private static let canvases: [Case] = [
        // Ten pictures of four million pixels are the limit; in the last of them is one of a single pixel.
        make("raster.livePixels", "pixels at once") { count in
            let (full, rest) = count.quotientAndRemainder(dividingBy: 4_000_000)
            var items = [square(2000)]
            if rest > 0 { items.append(nested(1, square(1)) { Group(opacity: 0.5, items: $0) }) }
            for _ in 0..<full {
                items = [DisplayItem(source: "group", .group(Group(opacity: 0.5, items: items)))]
            }
            return message(list(2000, items))
        },
        make("raster.nesting", "groups deep") { count in
            message(list(4, [nested(count, square(1)) { Group(items: $0) }]))
        },
        make("raster.sigma", "asks for a blur") { sigma in
            let group = Group(filters: [.blur(sigma: Double(sigma))], items: [square(1)])
            return message(list(4, [DisplayItem(source: "group", .group(group))]))
        },
        // As many layers as the work lasts for.
        make("raster.work", "units of work") { count in
            func layers(_ count: Int) -> DisplayList {
                list(
                    2000,
                    (0..<count).map { _ in
                        DisplayItem(source: "group", .group(Group(blendMode: .color, items: [square(2000)])))
                    })
            }
            let (none, one) = (
                try Rasterizer().work(of: layers(0)).units, try Rasterizer().work(of: layers(1)).units
            )
            let number = Int((Double(limit("raster.work")) - none) / (one - none))
            return message(layers(count > limit("raster.work") ? number + 1 : number))
        },
        // A group with such shadows paints what is in it once more for each of them: 64 times are 8 by 8, and
        // 65 are 13 by 5.
        make("raster.farShadows", "repaint this more than") { count in
            let far = Shadow(color: .black, sigma: 0, offset: Point(9, 0))
            let outer = count.isMultiple(of: 8) ? 8 : 13
            #expect(count.isMultiple(of: outer))
            func group(_ times: Int, _ item: DisplayItem) -> DisplayItem {
                nested(1, item) { Group(shadows: Array(repeating: far, count: times - 1), items: $0) }
            }
            return message(list(4, [group(outer, group(count / outer, square(1)))]))
        },
    ]
}

// MARK: Icons

extension InputLimitTests {
    private static func icon(_ content: String) -> String? {
        do throws(SVGError) {
            _ = try SVGIcon(Array("<svg viewBox=\"0 0 24 24\">\(content)</svg>".utf8))
            return nil
        } catch {
            return error.message
        }
    }

    private static let icons: [Case] = [
        make("icon.bytes", "bytes where") { count in
            icon("<!--" + String(repeating: "x", count: count - 38) + "-->")
        },
        make("icon.elements", "elements") { count in icon(String(repeating: "<g/>", count: count - 1)) },
        make("icon.depth", "nested more than") { count in
            icon(String(repeating: "<g>", count: count - 1) + String(repeating: "</g>", count: count - 1))
        },
        make("icon.segments", "segments") { count in
            icon("<path d=\"M0 0" + String(repeating: "H1", count: count - 1) + "\"/>")
        },
        // Dashes and their gaps, of 1/1024 each.
        make("icon.dashes", "dashes") { count in
            let length = Double(count) / 1024
            return icon(
                "<path d=\"M0 0H\(length)\" stroke=\"#000\" stroke-width=\".1\" "
                    + "stroke-dasharray=\"\(1.0 / 1024)\"/>")
        },
    ]
}

// MARK: Tokens

extension InputLimitTests {
    private struct Files: TokenFiles {
        let texts: [String: String]

        func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
            guard let text = texts[path] else { return .success(Array("{}".utf8)) }
            return text.utf8.count > limit
                ? .failure(.unreadable("the file is longer than \(limit) bytes")) : .success(Array(text.utf8))
        }
    }

    private static func message(tokens text: String, resolver: Bool = false) -> String? {
        let path = resolver ? "r.resolver.json" : "t.tokens.json"
        do throws(Diagnostics) {
            let tokens = try TokenDocument(at: path, from: Files(texts: [path: text])).tokens(in: [:])
            return tokens.invalid.first?.problem.message
        } catch {
            return error.all.map(\.problem.message).joined(separator: "\n")
        }
    }

    private static let number = #"{ "$type": "number", "$value": 1 }"#

    private static let tokens: [Case] = [
        make("tokens.bytes", "longer than") { count in
            message(tokens: "{" + String(repeating: " ", count: count - 2) + "}")
        },
        make("tokens.values", "too many values") { count in
            message(
                tokens: #"{ "$extensions": { "a": ["# + String(repeating: "1,", count: count - 4) + "1] } }")
        },
        // What a group inherits counts itself, its token and that token's members.
        make("tokens.inherited", "inherited values") { count in
            let base =
                #"{ "b": { "$type": "number", "$extensions": { "a": ["#
                + String(repeating: "1,", count: count - 7) + "1] } , "
            return message(tokens: base + #""x": { "$value": 1 } }, "g": { "$extends": "{b}" } }"#)
        },
        make("tokens.sources", "too many") { count in
            let order = Array(repeating: ##"{ "$ref": "#/sets/a" }"##, count: count).joined(separator: ",")
            return message(
                tokens:
                    #"{ "version": "2025.10", "sets": { "a": { "sources": [] } }, "resolutionOrder": [\#(order)] }"#,
                resolver: true)
        },
        make("tokens.depth", "nested more than") { count in
            // The token's members are one level below it.
            let inner = String(repeating: #"{"a":"#, count: count - 1) + number
            return message(tokens: inner + String(repeating: "}", count: count - 1))
        },
        make("tokens.files", "too many") { count in
            let sources = (1..<count).map { "{ \"$ref\": \"f\($0).json\" }" }.joined(separator: ",")
            return message(
                tokens:
                    #"{ "version": "2025.10", "sets": { "a": { "sources": [\#(sources)] } }, "resolutionOrder": [{ "$ref": "#
                    + ##""#/sets/a" }] }"##, resolver: true)
        },
        make("tokens.chain", "chain") { count in
            let links = (0..<count).map { "\"g\($0)\": { \"$extends\": \"{g\($0 + 1)}\" }" }
            return message(
                tokens: "{ \(links.joined(separator: ", ")), \"g\(count)\": { \"t\": \(number) } }")
        },
        make("tokens.chain", "chain") { count in
            let links = (1..<count).map { #""t\#($0)": { "$type": "number", "$value": "{t\#($0 + 1)}" }"# }
            return message(tokens: "{ \(links.joined(separator: ", ")), \"t\(count)\": \(number) }")
        },
    ]
}

// MARK: Files

extension InputLimitTests {
    private static let files: [Case] = [
        make("picture.side", "pixels for a side") { count in
            let row = RGBA8Image(
                width: count, height: 1, components: [UInt8](repeating: 0, count: 4 * count))
            let bytes = try PNG.encode(row)
            do throws(PNG.DecodingError) {
                _ = try PNG.decode(bytes)
                return nil
            } catch {
                return error.description
            }
        },
        make("suite.bytes", "longer than") { count in
            let folder = try FuzzFolder(FuzzSession.folder(for: "suite"))
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            let text = "suite: 1\nscenes: .\n#"
            try folder.write(
                text + String(repeating: "x", count: count - text.utf8.count), to: "goldens/suite.yaml")
            do {
                _ = try SuitePlan.root(of: SuiteOptions(goldens: folder.path + "/goldens"))
                return nil
            } catch {
                return "\(error)"
            }
        },
        make("suite.files", "too many files") { count in
            let folder = try FuzzFolder(FuzzSession.folder(for: "suite"))
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            try folder.write("suite: 1\nscenes: ../scenes\n", to: "goldens/suite.yaml")
            for index in 0..<count { try folder.write("", to: "scenes/\(index)") }
            do {
                _ = try SuitePlan(SuiteOptions(goldens: folder.path + "/goldens"))
                return nil
            } catch {
                return "\(error)"
            }
        },
        make("report.shards", "no shard") { count in
            Shard(index: 1, count: count) == nil ? "no shard" : nil
        },
    ]
}
