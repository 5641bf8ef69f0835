import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Damaged scenes are errors, never crashes")
struct FuzzTests {
    /// Parses, resolves, lays out and paints any input. The locations of errors must lie in the text.
    private func survive(_ bytes: [UInt8], library: String? = nil, _ seed: UInt64) {
        let problems = onDeepThread { () -> [String] in
            guard let engine = try? TextEngine(library: sharedLibrary) else { return ["no fonts"] }
            do {
                let file = try SourceFile(name: "scene.yaml", bytes: bytes)
                let libraries = library.map { ["every-component.library.yaml": $0] } ?? [:]
                let scene = try SceneResolver(files: TestFiles(libraries: libraries), text: engine)
                    .resolve(try SceneParser.parse(file), of: file)
                let list = scene.laidOut(text: engine).displayList(text: engine)
                return list.size.width >= 1 ? [] : ["a canvas without a size"]
            } catch let diagnostics as Diagnostics {
                let lines = String(decoding: bytes, as: UTF8.self).split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                let strays = diagnostics.all.filter {
                    $0.mark.line < 1 || $0.mark.file == 0 && $0.mark.line > lines.count + 1
                        || $0.mark.column < 1
                }
                _ = diagnostics.rendered()
                return diagnostics.all.isEmpty
                    ? ["an error without a fault"] : strays.map { "stray mark \($0)" }
            } catch {
                return ["an untyped error: \(error)"]
            }
        }
        #expect(problems == [], "seed \(seed)")
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func flippedBytes(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let name = seed % 3 == 0 ? "every-component" : "every-kind"
        var bytes = Array(try goldenSource("\(name).yaml").utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        survive(bytes, seed)
    }

    @Test(arguments: 100..<160 as Range<UInt64>)
    func movedLines(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let name = seed % 3 == 0 ? "every-component" : "every-kind"
        var lines = try goldenSource("\(name).yaml").split(separator: "\n").map(String.init)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: lines.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: Int.random(in: lines.indices, using: &random))
            case 2: lines[index] = "  " + lines[index]
            default: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
            }
        }
        survive(Array(lines.joined(separator: "\n").utf8), seed)
    }

    @Test(arguments: 300..<360 as Range<UInt64>)
    func damagedLibraries(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let strange = [
            "{title}", "\"{value}\"", "statCard", "slot", "content", "null", "any", "list", "node", "[]",
            "{}", "- 1",
            "{ when: { given: icon }, then: 1 }", "&a [*a]", "state", "1e9", ".nan",
        ]
        var words = try goldenSource("every-component.library.yaml").split(
            separator: " ", omittingEmptySubsequences: false
        ).map(String.init)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: words.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: words.remove(at: index)
            case 1: words[index] = strange.randomElement(using: &random) ?? ""
            default: words.swapAt(index, Int.random(in: words.indices, using: &random))
            }
        }
        let scene = try goldenSource("every-component.yaml")
        survive(Array(scene.utf8), library: words.joined(separator: " "), seed)
    }

    @Test(arguments: 200..<280 as Range<UInt64>)
    func strangeValues(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let strange = [
            "1e9", "-1", ".nan", "-.inf", "0", "1e-300", "[]", "{}", "~", "true", "\"\"", "🧿", "infinity",
            "99999", "*x", "\"{size}\"", "\"{\"", "{ when: { state: rest }, then: 1 }", "{ then: }", "dots",
        ]
        let text = try goldenSource("\(seed % 2 == 0 ? "every-component" : "every-kind").yaml")
        var pieces = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = Int.random(in: 1..<pieces.count, using: &random)
            let end = pieces[index].firstIndex { ",}\n".contains($0) } ?? pieces[index].endIndex
            pieces[index] = " " + (strange.randomElement(using: &random) ?? "") + pieces[index][end...]
        }
        survive(Array(pieces.joined(separator: ":").utf8), seed)
    }
}
