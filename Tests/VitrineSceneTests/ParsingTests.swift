import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Parsing keeps marks and structure")
struct ParsingTests {
    @Test func marksOfKeysAndValues() throws {
        let value = try SceneRun.parsed("# comment\nvitrine: 1\ncanvas: { width: 3,\n  height: [é, 'b' ] }\n")
        guard case .mapping(let top) = value.content, case .mapping(let canvas) = top.last?.value.content,
            case .sequence(let list) = canvas.last?.value.content
        else {
            Issue.record("unexpected structure")
            return
        }
        func places(_ entries: [SceneValue.Entry]) -> [SourceMark] {
            entries.flatMap { [$0.keyMark, $0.value.mark] }
        }
        func mark(_ line: Int, _ column: Int) -> SourceMark { SourceMark(line: line, column: column) }
        #expect(places(top) == [mark(2, 1), mark(2, 10), mark(3, 1), mark(3, 9)])
        #expect(places(canvas) == [mark(3, 11), mark(3, 18), mark(4, 3), mark(4, 11)])
        // A column is a Unicode scalar, so `é` counts as one.
        #expect(list.map(\.mark) == [mark(4, 12), mark(4, 15)])
    }

    @Test func yamlAndJSONResolveAlike() throws {
        let yaml = """
            vitrine: 1
            canvas: { width: 100, height: 80 }
            body:
              - vstack:
                  - text: "Grüße"
                    font: headline
                  - circle: 12
                    fill: [red, "#00F8"]
                  - spacer
                padding: { horizontal: 4 }
            """
        let json = """
            {"vitrine": 1, "canvas": {"width": 100, "height": 80}, "body": [{"vstack": [
              {"text": "Gr\\u00fc\\u00dfe", "font": "headline"},
              {"circle": 12, "fill": ["red", "#00F8"]}, "spacer"], "padding": {"horizontal": 4}}]}
            """
        let one = try SceneRun.resolved(yaml).root.dump.text()
        #expect(try one == SceneRun.resolved(json).root.dump.text())
        #expect(one.contains("Grüße"))
    }

    @Test func anchorsAndMergeKeys() throws {
        let dump = try SceneRun.parsed(
            """
            a: &a { x: 1, y: 2 }
            b: &b { y: 3, z: 4 }
            c: { <<: *a, x: 9 }
            d: { <<: [*a, *b], w: 0 }
            e: *a
            f: { "<<": 5 }
            """
        ).dump.text().split(separator: "\n").map {
            $0.split(separator: "@")[0].trimmingPrefix(while: { $0 == " " })
        }
        // Keys beside a merge key take precedence, and so do earlier sources over later ones.
        let flat = dump.joined(separator: " ")
        #expect(flat.contains("c:  x: 9  y: 2  d:"))
        #expect(flat.contains("d:  w: 0  x: 1  y: 2  z: 4  e:"))
        #expect(flat.contains("e:  x: 1  y: 2  f:"))
        #expect(flat.hasSuffix("f:  <<: 5 "))
    }

    @Test(arguments: ["\n", "\r\n"])
    func lineEndsAndByteOrderMark(_ end: String) throws {
        let text = ["vitrine: 1", "canvas: { width: 10, height: 10 }", "body: [{ rectangle: , bad: 1 }]", ""]
            .joined(separator: end)
        let faults = try #require(SceneRun.faults(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)))
        #expect(faults.all.map(\.mark) == [SourceMark(line: 3, column: 23)])
        #expect(
            faults.rendered().contains("    body: [{ rectangle: , bad: 1 }]\n                          ^\n"))
    }
}
