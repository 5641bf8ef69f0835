import Foundation
import Testing
import Vitrine
import VitrineTestSupport

/// The examples of the documentation: they compile, run, and are quoted word for word.
@Suite struct ExamplesTests {
    /// An example: its lines, and the modules that its file imports.
    private struct Example {
        let text: String
        let imports: Set<String>
    }

    /// The examples in the source files beside this one, by name: the lines between `// example: name` and
    /// `// end`, without their margin.
    private static func examples() throws -> [String: Example] {
        let folder = "Tests/VitrineUITests/Examples"
        let files = FileManager.default.enumerator(atPath: SceneTexts.root.appending(path: folder).path)
        var found: [String: Example] = [:]
        for file in (files?.compactMap { $0 as? String } ?? []).sorted() where file.hasSuffix(".swift") {
            let all = try SceneTexts.text("\(folder)/\(file)")
                .split(separator: "\n", omittingEmptySubsequences: false)
            let imports = Set(all.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) })
            var name: String?
            var lines: [Substring] = []
            for line in all {
                let plain = line.drop { $0 == " " }
                if plain.hasPrefix("// example: ") {
                    (name, lines) = (String(plain.dropFirst("// example: ".count)), [])
                } else if plain == "// end", let key = name {
                    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                    let text = lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
                    #expect(found[key] == nil, "two examples have the name \(key)")
                    found[key] = Example(text: text, imports: imports)
                    name = nil
                } else if name != nil {
                    lines.append(line)
                }
            }
        }
        return found
    }

    /// A block of Swift in a page: its line, its text, and the words of the comment above it.
    private struct Block {
        let line: Int
        let text: String
        let mark: String?
    }

    private static func blocks(in page: String) throws -> [Block] {
        let lines = try SceneTexts.text(page).split(separator: "\n", omittingEmptySubsequences: false)
        var found: [Block] = []
        var mark: String?
        var start: Int?
        for (index, line) in lines.enumerated() {
            if let first = start {
                guard line == "```" else { continue }
                found.append(
                    Block(line: first, text: lines[first..<index].joined(separator: "\n"), mark: mark))
                (start, mark) = (nil, nil)
            } else if line.hasPrefix("```swift") {
                start = index + 1
            } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                mark = String(line.dropFirst(5).dropLast(4))
            } else if !line.isEmpty {
                mark = nil
            }
        }
        return found
    }

    /// All pages: README.md, and those of the catalogues.
    private static let pages: [String] = {
        let sources = SceneTexts.root.appending(path: "Sources").path
        let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let articles = files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        return ["README.md", "CONTRIBUTING.md"] + articles.sorted().map { "Sources/\($0)" }
    }()

    /// Every block of Swift is an example of this folder, or marked as a part of a package's manifest, which
    /// `Scripts/checks/debug-tests.sh` has.
    @Test func pagesQuoteWhatCompiles() throws {
        let examples = try Self.examples()
        var quoted: Set<String> = []
        for page in Self.pages {
            for block in try Self.blocks(in: page) {
                let place = "\(page):\(block.line)"
                guard let mark = block.mark else {
                    Issue.record("\(place): no comment says what example this is")
                    continue
                }
                if mark == "manifest" {
                    #expect(block.text.contains("name: \""), "\(place)")
                    continue
                }
                let name = mark.hasPrefix("example: ") ? String(mark.dropFirst("example: ".count)) : ""
                guard let example = examples[name] else {
                    Issue.record("\(place): there is no example `\(mark)`")
                    continue
                }
                quoted.insert(name)
                // What a reader imports is at the head of the example's file.
                let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
                let imports = lines.prefix { $0.hasPrefix("import ") }
                #expect(example.imports.isSuperset(of: imports.map { String($0.dropFirst(7)) }), "\(place)")
                let text = lines.dropFirst(imports.count).drop { $0.isEmpty }.joined(separator: "\n")
                #expect(text == example.text, "\(place)")
            }
        }
        #expect(examples.keys.sorted() == quoted.sorted())
        #expect(quoted.count >= 20)
    }

    @Test func readersExamplesRun() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = folder.appending(path: "first.png").path
        try SwiftAPIExamples.first(output: png)
        #expect(FileManager.default.fileExists(atPath: png))
        let path = folder.appending(path: "home.yaml")
        try Data(SceneText.body("spacer", canvas: "{ width: 10, height: 10 }").utf8).write(to: path)
        #expect(try SwiftAPIExamples.file(path.path).count > 100)
        #expect(try SwiftAPIExamples.memory().frames.contains { $0.text == "Hello" })
        let scene = try Scene(
            yaml: SwiftAPIExamples.home,
            files: SceneFileSource(["brand.tokens.json": Array(SwiftAPIExamples.tokens.utf8)]))
        let (width, corner) = try SwiftAPIExamples.data(scene)
        #expect((width ?? 0) > 10 && corner == SIMD4(255, 255, 255, 255))
        #expect(try await SwiftAPIExamples.variants(scene).keys.sorted() == ["dark", "light"])
        let ppm = folder.appending(path: "own.ppm").path
        #expect(try SwiftAPIExamples.encoded(scene, output: ppm).starts(with: Array("P6 120 60".utf8)))
        #expect(FileManager.default.fileExists(atPath: ppm))
        let (titleWidth, json) = try SwiftAPIExamples.layout(scene)
        #expect((titleWidth ?? 0) > 10 && json.count > 100)
        #expect(try await SwiftAPIExamples.cancelled(scene).count > 100)
        let lines = await SwiftAPIExamples.errors(
            SceneText.body("{ texd: a }", canvas: "{ width: 10, height: 10 }"))
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
        for scene in [
            ViewExamples.start, ViewExamples.choice, ViewExamples.habit, ViewExamples.styles,
            ViewExamples.arc, HabitScreen.scene,
        ] {
            #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
        }
    }
}
