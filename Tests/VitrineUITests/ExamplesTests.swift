import Foundation
import Testing
import Vitrine

/// The examples of the documentation: they compile, run, and are quoted word for word.
@Suite struct ExamplesTests {
    /// The examples in a source file: the lines between `// example: name` and `// end`, without their
    /// margin.
    private static func examples(in file: String) throws -> [String: String] {
        var found: [String: String] = [:]
        var name: String?
        var lines: [Substring] = []
        let text = try SceneTexts.text("Tests/VitrineUITests/Examples/\(file)")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let plain = line.drop { $0 == " " }
            if plain.hasPrefix("// example: ") {
                (name, lines) = (String(plain.dropFirst("// example: ".count)), [])
            } else if plain == "// end", let key = name {
                let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                found[key] = lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
                name = nil
            } else if name != nil {
                lines.append(line)
            }
        }
        return found
    }

    /// The blocks of code in a page that are marked as examples.
    private static func quotes(in page: String) throws -> [String: String] {
        var found: [String: String] = [:]
        for part in try SceneTexts.text(page).split(separator: "<!-- example: ").dropFirst() {
            let name = String(part.prefix { $0 != " " })
            guard let start = part.range(of: "```swift\n")?.upperBound,
                let end = part[start...].range(of: "\n```")?.lowerBound
            else { continue }
            found[name] = String(part[start..<end])
        }
        return found
    }

    @Test(arguments: [
        ("Sources/Vitrine/Vitrine.docc/SwiftAPI.md", "SwiftAPIExamples.swift"),
        ("Sources/Vitrine/Vitrine.docc/ScenesInSwift.md", "ViewExamples.swift"),
    ])
    func pagesQuoteWhatCompiles(page: String, file: String) throws {
        let examples = try Self.examples(in: file)
        let quotes = try Self.quotes(in: page)
        #expect(examples.count >= 5)
        #expect(examples.keys.sorted() == quotes.keys.sorted())
        for (name, text) in examples { #expect(quotes[name] == text, "\(name)") }
    }

    @Test func readersExamplesRun() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = folder.appending(path: "first.png").path
        try SwiftAPIExamples.first(output: png)
        #expect(FileManager.default.fileExists(atPath: png))
        let path = folder.appending(path: "home.yaml")
        try Data("vitrine: 1\ncanvas: { width: 10, height: 10 }\nbody: spacer\n".utf8).write(to: path)
        #expect(try SwiftAPIExamples.file(path.path).count > 100)
        #expect(try SwiftAPIExamples.memory().frames.contains { $0.text == "Hello" })
        let scene = try Scene(
            yaml: SwiftAPIExamples.home,
            files: SceneFileSource(["brand.tokens.json": Array(SwiftAPIExamples.tokens.utf8)]))
        let (width, corner) = try SwiftAPIExamples.data(scene)
        #expect((width ?? 0) > 10 && corner == SIMD4(255, 255, 255, 255))
        #expect(try await SwiftAPIExamples.variants(scene).keys.sorted() == ["dark", "light"])
        #expect(try SwiftAPIExamples.encoded(scene).starts(with: Array("P6 120 60".utf8)))
        let lines = SwiftAPIExamples.errors(
            "vitrine: 1\ncanvas: { width: 10, height: 10 }\nbody: { texd: a }\n")
        #expect(lines.count == 1 && lines[0].hasPrefix("scene.yaml:3: ") && lines[0].contains("`text`"))
    }

    @Test func viewsOfTheExamplesAreScenes() throws {
        #expect(ViewExamples.first.diagnostics().isEmpty)
        #expect(ViewExamples.flow(days: [("Mon", 40), ("Tue", 25)], showsTotal: true).diagnostics().isEmpty)
        var later = ViewExamples.later
        later.files["brand.tokens.json"] = Array(
            ##"{ "brand": { "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }, "space": { "$type": "number", "$value": 4 } } }"##
                .utf8)
        #expect(later.diagnostics().isEmpty)
        #expect(ViewExamples.components.diagnostics().isEmpty)
    }
}
