import Testing
import VitrineRendering

@Suite("Data from files and design tokens, and tokens without braces")
struct DataFileTests {
    private func scene(
        _ body: String, _ files: [String: String], head: String = ""
    ) throws -> Scene {
        try Scene(
            yaml: "vitrine: 1\ncanvas: { width: 400, height: 400 }\n\(head)body:\n  - vstack:\n\(body)",
            files: SceneFileSource(files.mapValues { Array($0.utf8) }))
    }

    /// The texts that a `forEach` over a file shows.
    private func texts(_ data: String, _ text: String, _ files: [String: String]) throws -> [String] {
        let body = "      - forEach: { data: \"\(data)\", content: { text: \"\(text)\" } }\n"
        return try scene(body, files).layout().frames.compactMap(\.text)
    }

    /// The places and words of the errors of a `forEach` over a file.
    private func errors(_ data: String, _ files: [String: String]) throws -> [String] {
        let body = "      - forEach: { data: \"\(data)\", content: { text: a } }\n"
        return try scene(body, files).diagnostics().map {
            "\($0.file):\($0.line ?? 0):\($0.column ?? 0) \($0.message)"
        }
    }

    @Test(arguments: [
        ("a.csv", "name,age\nAnn,7\nBo,12\n"), ("a.csv", "name;age\r\nAnn;7\r\n\r\nBo;12"),
        ("a.tsv", "name\tage\nAnn\t7\nBo\t12\n"), ("a.csv", "\"name\",age\n\"Ann\",7\nBo,\"12\""),
        ("a.json", #"[{ "name": "Ann", "age": 7 }, { "name": "Bo", "age": 12 }]"#),
    ])
    func everyRowIsAPiece(path: String, text: String) throws {
        #expect(try texts(path, "{item.name} {item.age}", [path: text]) == ["Ann 7", "Bo 12"])
    }

    @Test func quotedCellsKeepSeparatorsLinesAndQuotes() throws {
        let table = "a,b\n\"1, 2\",\"x, y\"\n007,{item.a}\n\"\"\"q\"\"\",\"l\nm\"\n"
        let rows = try texts("t.csv", "{item.a}|{item.b}", ["t.csv": table])
        #expect(rows.prefix(2) == ["1, 2|x, y", "007|{item.a}"])
        #expect(rows.count == 3 && rows[2].contains("q") && rows[2].contains("l"))
    }

    @Test(arguments: [
        ("a.json#/team/people", #"{ "team": { "people": [{ "n": 1 }, { "n": 2 }] } }"#),
        ("a.json#/teams/1", #"{ "teams": [[], [{ "n": 1 }, { "n": 2 }]] }"#),
        ("a.json#/a~1b", #"{ "a/b": [{ "n": 1 }, { "n": 2 }] }"#),
    ])
    func aPointerLeadsToTheList(data: String, text: String) throws {
        #expect(try texts(data, "{item.n}", ["a.json": text]) == ["1", "2"])
    }

    @Test(arguments: [
        ("a.csv", "a,b\n1,2\n3,4,5\n", "a.csv:3:5 `5` is cell 3 of a row that has 3"),
        ("a.csv", "a,b\n1,2\n3\n", "a.csv:3:1 `3` is cell 1 of a row that has 1"),
        ("a.csv", "a,b\n\"1,2\n", "a.csv:2:1 `\"` is never closed"),
        ("a.csv", "a,b\n\"1\"x,2\n", "a.csv:2:4 `\"` ends a cell that goes on"),
        ("a.csv", "a,,b\n", "a.csv:1:3 `` names no column"),
        ("a.json", "{ \"a\": 1 }", "a.json:1:1 expected a list of rows"),
        ("a.json", "[1, ", "a.json:"), ("b.csv", "", "scene.yaml:5:26 "),
    ])
    func mistakesHaveTheirPlaceInTheDataFile(data: String, text: String, message: String) throws {
        let found = try errors(data, ["a.\(data.hasSuffix("json") ? "json" : "csv")": text])
        #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
    }

    /// A mistake in a value that comes from data is one of its file.
    @Test func aWrongValueHasItsPlaceInTheDataFile() throws {
        let body = """
                  - forEach:
                      data: a.csv
                      content: { circle: 8, fill: "{item.color}" }
            """
        let found = try scene(body, ["a.csv": "color\nred\nredd\n"]).diagnostics()
        #expect(found.map { "\($0.file):\($0.line ?? 0)" } == ["a.csv:3"], "\(found)")
    }

    @Test func rowsAreBounded() throws {
        let rows = (0..<1_001).map { "\($0)\n" }.joined()
        let found = try errors("a.csv", ["a.csv": "n\n\(rows)"])
        #expect(found.count == 1 && found[0].hasPrefix("a.csv:1002:1 "), "\(found)")
    }

    private static let tokens = """
        {
          "color": {
            "brand": {
              "$type": "color", "ink": { "$value": "#123456" }, "paper": { "$value": "#FEDCBA" },
              "deep": { "sea": { "$value": "#001122" } }
            }
          },
          "space": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } },
          "type": { "title": { "$type": "typography", "$value": {
            "fontFamily": "Inter", "fontSize": { "value": 22, "unit": "px" }, "fontWeight": 700,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
        }
        """

    @Test(arguments: ["color.brand", "{color.brand}"]) func aGroupOfTokensIsData(data: String) throws {
        let body = """
                  - forEach:
                      data: "\(data)"
                      content:
                        - text: "{index} {item.name} {item.path}"
                        - { circle: 8, fill: "{item.value}" }
            """
        let scene = try scene(body, ["t.tokens.json": Self.tokens], head: "tokens: t.tokens.json\n")
        let texts = try scene.layout().frames.compactMap(\.text)
        #expect(
            texts == [
                "0 ink color.brand.ink", "1 paper color.brand.paper", "2 deep.sea color.brand.deep.sea",
            ])
        let list = try scene.displayList(RenderOptions())
        #expect(["#123456", "#FEDCBA", "#001122"].allSatisfy(list.contains), "\(list)")
    }

    /// Where a type tells a path from text, braces can be left out.
    @Test func pathsOfTokensNeedNoBraces() throws {
        func list(_ open: String, _ close: String) throws -> String {
            let body = """
                      - text: color.brand.ink
                        font: \(open)type.title\(close)
                        foreground: \(open)color.brand.ink\(close)
                        padding: \(open)space.m\(close)
                      - { rectangle: , fill: \(open)color.brand.paper\(close) }
                """
            return try scene(body, ["t.tokens.json": Self.tokens], head: "tokens: t.tokens.json\n")
                .displayList(RenderOptions())
        }
        #expect(try list("", "") == list("\"{", "}\""))
    }
}
