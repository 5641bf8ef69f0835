import Testing

@Suite("Uses of a component keep to the design tokens of their peers")
struct TokenPeerTests {
    private static func typography(_ sizes: KeyValuePairs<String, Double>) -> String {
        let tokens = sizes.map { name, size in
            """
            "\(name)": { "$value": {
              "fontFamily": ["Inter"], "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": 400,
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3
            } }
            """
        }
        return "\"type\": { \"$type\": \"typography\", \(tokens.joined(separator: ",")) }"
    }

    private static let tokens = """
        {
          "space": { "$type": "dimension", "m": { "$value": { "value": 16, "unit": "px" } } },
          "radius": {
            "$type": "dimension", "sm": { "$value": { "value": 8, "unit": "px" } },
            "lg": { "$value": { "value": 22, "unit": "px" } }
          },
          \(typography(["title": 28, "body": 17, "caption": 13]))
        }
        """

    private static let card = """
        canvas: { width: 390, height: 600 }
        background: white
        tokens: t.json
        components:
          tile:
            summary: A tile
            parameters:
              name: { type: text }
              corner: { type: any, default: "{radius.lg}" }
              face: { type: any, default: "{type.body}" }
              ground: { type: any, default: white }
            body:
              vstack:
                - { text: "{name}", font: "{face}" }
              padding: "{space.m}"
              background: "{ground}"
              cornerRadius: "{corner}"
        """

    /// Nodes in a column, in the lines of a grid, and for the items of data, with something that one says.
    private static func nodes(_ layout: Int, _ said: String) -> String {
        switch layout {
        case 0:
            """
              - vstack:
                  - tile: { name: Fir }
                  - tile: { name: Oak }
                  - divider
                  - tile: { name: Elm\(said) }
                  - tile: { name: Ash }
            """
        case 1:
            """
              - grid:
                  - gridRow: [{ tile: { name: Fir } }, { tile: { name: Oak } }]
                  - gridRow: [{ tile: { name: Elm\(said) } }, { tile: { name: Ash } }]
            """
        default:
            """
              - hstack:
                  - vstack: [{ tile: { name: Fir } }, { tile: { name: Oak } }]
                  - vstack: [{ tile: { name: Elm\(said) } }, { tile: { name: Ash } }]
            """
        }
    }

    private static let said: [(said: String, rule: String?)] = [
        ("", nil), (", corner: \"{radius.sm}\"", "off-scale"), (", face: 16", "off-scale"),
        (", face: { size: 18 }", "off-scale"), (", corner: \"{space.m}\"", "token-role"),
        // What differs in another way, too, or by far, stands out.
        (", corner: \"{radius.sm}\", ground: \"#DDE6F5\"", nil), (", face: { size: 26, weight: bold }", nil),
        (", face: \"{type.title}\"", nil),
    ]

    @Test(arguments: 0..<3, said)
    func aUseKeepsToItsPeers(layout: Int, said: (said: String, rule: String?)) throws {
        let scene = AuditedScene(
            top: Self.card, nodes: Self.nodes(layout, said.said), files: ["t.json": Self.tokens])
        let found = try scene.found(["off-scale", "token-role"])
        #expect(found.count == (said.rule == nil ? 0 : 1), "\(found)")
        if let rule = said.rule { #expect(found.first?.hasSuffix("[\(rule)]") == true, "\(found)") }
    }

    @Test(arguments: [("{radius.lg}", 0), ("{radius.sm}", 1)])
    func anItemOfDataKeepsToItsPeers(corner: String, count: Int) throws {
        let nodes = """
              - vstack:
                  - { text: Trees }
                  - forEach:
                      as: tree
                      data:
                        - { name: Fir, corner: "{radius.lg}" }
                        - { name: Oak, corner: "\(corner)" }
                        - { name: Elm, corner: "{radius.lg}" }
                      content:
                        text: "{tree.name}"
                        background: white
                        cornerRadius: "{tree.corner}"
            """
        let scene = AuditedScene(top: Self.card, nodes: nodes, files: ["t.json": Self.tokens])
        let found = try scene.found(["off-scale"])
        #expect(found.count == count, "\(found)")
    }

    private static let ranks: [(sizes: KeyValuePairs<String, Double>, count: Int)] = [
        (["headline": 17, "body": 17, "caption": 13], 0), (["headline": 14, "body": 17, "caption": 13], 1),
        (["headline": 20, "body": 16, "caption": 18], 1),
        // Sizes of two scales, and headings that need not be larger.
        (["titleSmall": 14, "bodyLarge": 16, "caption": 11], 0), (["h6": 14, "body": 16, "caption": 11], 0),
        (["titel": 14, "lauftext": 16, "legende": 11], 1),
    ]

    @Test(arguments: ranks)
    func aHeadingIsNoSmallerThanItsText(sizes: KeyValuePairs<String, Double>, count: Int) throws {
        let texts = sizes.map { "      - { text: \($0.key), font: \"{type.\($0.key)}\" }" }
        var scene = AuditedScene(
            nodes: "  - vstack:\n" + texts.joined(separator: "\n"),
            files: ["t.json": "{ \(Self.typography(sizes)) }"])
        scene.top += "\ntokens: t.json"
        let found = try scene.found(["off-scale"])
        #expect(found.count == count, "\(found)")
    }
}
