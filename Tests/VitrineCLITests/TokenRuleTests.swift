import Testing

@Suite("Values keep to the design tokens that a scene loads")
struct TokenRuleTests {
    private static let rules = ["near-token", "off-scale", "token-role", "literal-color"]

    private static let tokens = """
        {
          "space": {
            "$type": "dimension",
            "s": { "$value": { "value": 8, "unit": "px" } }, "m": { "$value": { "value": 16, "unit": "px" } },
            "l": { "$value": { "value": 24, "unit": "px" } }
          },
          "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } },
          "color": {
            "$type": "color",
            "ink": { "$value": "#1C1C1E" }, "text": { "primary": { "$value": "#202124" } },
            "surface": { "card": { "$value": "#F5F5F7" } }, "onSurfaceText": { "$value": "#333333" }
          }
        }
        """

    private func found(_ nodes: String, loads: Bool = true) throws -> [String] {
        var scene = AuditedScene(nodes: nodes, files: ["t.json": Self.tokens])
        if loads { scene.top += "\ntokens: t.json" }
        return try scene.found(Self.rules)
    }

    @Test(arguments: rules)
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.hasSuffix("[\(rule)]") == true, "\(findings)")
        #expect(try found(right) == [])
        // The other two are about uses of tokens.
        if ["near-token", "off-scale"].contains(rule) { #expect(try found(wrong, loads: false) == []) }
    }

    private static let cases: [(node: String, rule: String?)] = [
        ("{ text: a, padding: 16 }", nil), ("{ text: a, padding: { top: 15 } }", "off-scale"),
        ("{ text: a, padding: { top: 15 }, audit: { ignore: off-scale, reason: optical } }", nil),
        // Beyond the scale there is no token.
        ("{ text: a, padding: 40 }", nil), ("{ text: a, padding: 2 }", nil),
        // There are no tokens for corners.
        ("{ text: a, cornerRadius: 15 }", nil),
        ("{ hstack: [text: a, text: b], spacing: 12 }", "off-scale"),
        ("{ text: a, foreground: \"#1C1C1E\" }", nil), ("{ text: a, foreground: \"#00FF00\" }", nil),
        ("{ text: \"#1C1D1E\" }", nil), ("{ text: a, foreground: \"#1C1D1E80\" }", nil),
        // The other appearance has other tokens.
        ("{ text: a, foreground: { light: black, dark: \"#1C1D1E\" } }", nil),
        ("{ text: a, foreground: { light: \"#1C1D1E\", dark: white } }", "near-token"),
        ("{ text: a, foreground: \"{color.text.primary}\" }", nil),
        ("{ text: a, foreground: color.surface.card }", "token-role"),
        ("{ circle: 9, fill: \"{color.text.primary}\" }", "token-role"),
        ("{ circle: 9, fill: \"{color.ink}\" }", nil),
        // A caret has the colour of its text.
        ("{ capsule: , fill: \"{color.text.primary}\", frame: { width: 2, height: 20 } }", nil),
        ("{ capsule: , fill: \"{color.text.primary}\", frame: { width: 20, height: 20 } }", "token-role"),
        ("{ hstack: [text: a, text: b], spacing: \"{radius.card}\" }", "token-role"),
        ("{ rectangle: , fill: blue, cornerRadius: \"{radius.card}\" }", nil),
        ("{ text: a, padding: { top: radius.card } }", "token-role"),
        ("{ rectangle: , fill: blue, cornerRadius: \"{space.m}\" }", "token-role"),
        // Where few colours are tokens, one that is written out says nothing.
        ("{ text: a, foreground: \"{color.ink}\", background: \"#C2185B\" }", nil),
        ("{ iconButton: { icon: plus, size: 20 } }", nil), ("{ text: a, font: { size: 20 } }", nil),
        // Lengths of one purpose serve another.
        ("{ text: a, padding: \"{radius.card}\" }", "token-role"),
        ("{ text: a, padding: { top: \"{radius.card}\" } }", "token-role"),
        ("{ vstack: [text: a, text: b], spacing: radius.card }", "token-role"),
        ("{ text: a, cornerRadius: \"{space.s}\" }", "token-role"),
        ("{ text: a, font: { size: \"{space.m}\", weight: bold } }", "token-role"),
        ("{ text: a, font: \"{radius.card}\" }", "token-role"),
        ("{ icon: star, font: { size: \"{space.m}\" }, accessibility: Star }", nil),
        ("{ text: a, cornerRadius: \"{radius.card}\", padding: \"{space.s}\" }", nil),
        // It says that it is for both.
        ("{ circle: 9, fill: \"{color.onSurfaceText}\" }", nil),
    ]

    /// The size of a symbol is none of text, and a radius for capsules is no step of a scale.
    @Test(arguments: [
        ("{ icon: plus, font: { size: 20 } }", 0), ("{ text: a, font: { size: 20 } }", 1),
        ("{ rectangle: , fill: blue, cornerRadius: 30 }", 0),
        ("{ rectangle: , fill: blue, cornerRadius: 14 }", 1),
    ])
    func scalesAreOfWhatTheyAreFor(node: String, count: Int) throws {
        let tokens = """
            {
              "fontSize": {
                "$type": "dimension", "s": { "$value": "12px" }, "m": { "$value": "17px" },
                "l": { "$value": "24px" }
              },
              "radius": {
                "$type": "dimension", "s": { "$value": "8px" }, "m": { "$value": "16px" },
                "l": { "$value": "24px" }, "full": { "$value": "999px" }
              }
            }
            """
        var scene = AuditedScene(nodes: "  - \(node)", files: ["t.json": tokens])
        scene.top += "\ntokens: t.json"
        #expect(try scene.found(["off-scale"]).count == count)
    }

    private static let few = """
        {
          "space": { "$type": "dimension", "s": { "$value": "8px" }, "m": { "$value": "16px" } },
          "radius": { "$type": "dimension", "s": { "$value": "8px" }, "card": { "$value": "18px" } },
          "fontSize": {
            "$type": "dimension", "s": { "$value": "13px" }, "m": { "$value": "16px" },
            "l": { "$value": "20px" }
          }
        }
        """

    /// Where tokens are few, and at the ends of a scale, what can hardly be told from one is a slip.
    @Test(arguments: [
        ("text: a, cornerRadius: 16", 1), ("text: a, cornerRadius: 12", 0), ("text: a, cornerRadius: 18", 0),
        ("text: a, padding: 9", 1), ("text: a, padding: 12", 0), ("text: a, font: { size: 12.5 }", 1),
        ("text: a, font: { size: 12 }", 0), ("text: a, font: 20.5", 1), ("text: a, font: 24", 0),
        ("icon: plus, font: 12.5", 0),
    ])
    func aLengthNearATokenIsASlip(node: String, count: Int) throws {
        var scene = AuditedScene(nodes: "  - { \(node) }", files: ["t.json": Self.few])
        scene.top += "\ntokens: t.json"
        #expect(try scene.found(["off-scale"]).count == count)
    }

    /// What stands beside its like has its corners from the tokens, too.
    @Test(arguments: [
        ("cornerRadius: 10", 1), ("cornerRadius: \"{radius.s}\"", 0), ("cornerRadius: 13", 1),
        ("cornerRadius: 18", 0), ("cornerRadius: 10, padding: 4", 1),
        ("cornerRadius: 10, audit: { ignore: off-scale, reason: optical }", 0),
    ])
    func aLengthIsThatOfItsNeighbour(rest: String, count: Int) throws {
        let nodes = """
              - hstack:
                  - { text: Keep, background: blue, cornerRadius: "{radius.s}" }
                  - { text: Delete, background: red, \(rest) }
            """
        var scene = AuditedScene(nodes: nodes, files: ["t.json": Self.few])
        scene.top += "\ntokens: t.json"
        #expect(try scene.found(["off-scale"]).count == count)
    }

    // MARK: Meanings

    private static let signals = """
        {
          "color": {
            "$type": "color",
            "page": { "$value": "#FFFFFF" }, "content": { "$value": "#202124" },
            "info": { "$value": "#0A5BD0" }, "success": { "$value": "#1F6B3A" },
            "warning": { "$value": "#8A5A00" },
            "danger": { "$value": "#B42318" }, "onDanger": { "$value": "#FFFFFF" },
            "primary": { "$value": "#1D4ED8" }, "onPrimary": { "$value": "#F8FAFF" },
            "accent": { "$value": "#A1441A" }, "onAccent": { "$value": "#FFF8F0" }
          }
        }
        """

    private static func button(_ text: String, _ background: String, _ foreground: String) -> String {
        "{ text: \(text), background: \"{color.\(background)}\", foreground: \"{color.\(foreground)}\", "
            + "accessibility: { traits: isButton } }"
    }

    private static let meanings: [(node: String, count: Int)] = [
        ("{ text: Paid on 3 November, foreground: \"{color.danger}\" }", 1),
        ("{ text: Paid on 3 November, foreground: \"{color.success}\" }", 0),
        ("{ text: Not paid, foreground: \"{color.danger}\" }", 0),
        ("{ text: Payment failed, foreground: \"{color.success}\" }", 1),
        ("{ text: Payment failed, foreground: \"{color.danger}\" }", 0),
        ("{ text: Once saved it cannot be changed, foreground: \"{color.danger}\" }", 0),
        ("{ text: Lamps, foreground: \"{color.danger}\" }", 0),
        ("{ button: Saved, foreground: \"{color.danger}\" }", 0),
        ("{ icon: info.circle.fill, foreground: \"{color.warning}\" }", 1),
        ("{ icon: info.circle.fill, foreground: \"{color.info}\" }", 0),
        ("{ icon: exclamationmark.triangle.fill, foreground: \"{color.warning}\" }", 0),
        ("{ icon: exclamationmark.triangle.fill, foreground: \"{color.danger}\" }", 0),
        ("{ icon: exclamationmark.triangle.fill, foreground: \"{color.success}\" }", 1),
        ("{ icon: checkmark, foreground: \"{color.danger}\" }", 1),
        ("{ icon: checkmark, foreground: \"{color.primary}\" }", 0),
        // From what is around it.
        ("{ hstack: [icon: info.circle, text: Ferries], foreground: \"{color.warning}\" }", 1),
        (
            "{ icon: checkmark, foreground: \"{color.danger}\", audit: { ignore: token-role, reason: a } }",
            0
        ),
        // A ground under what is made for another one.
        (button("Book", "content", "onAccent"), 1), (button("Book", "accent", "onAccent"), 0),
        (button("Keep", "danger", "onPrimary"), 1), (button("Keep", "primary", "onPrimary"), 0),
        // None is made for it.
        (button("Keep", "info", "onPrimary"), 0),
        // What is made for a page lies on many.
        (button("Keep", "primary", "content"), 0),
        // A button that destroys.
        (button("Delete", "primary", "onPrimary"), 1), (button("Delete", "danger", "onDanger"), 0),
        (button("Delete", "page", "danger"), 0), (button("Keep", "danger", "onDanger"), 0),
        ("{ text: Delete nothing, background: \"{color.primary}\", foreground: \"{color.onPrimary}\" }", 0),
    ]

    @Test(arguments: meanings)
    func aColorSaysWhatItsNodeDoes(node: String, count: Int) throws {
        var scene = AuditedScene(nodes: "  - \(node)", files: ["t.json": Self.signals])
        scene.top += "\ntokens: t.json"
        let findings = try scene.found(["token-role"])
        #expect(findings.count == count, "\(findings)")
    }

    @Test(arguments: cases)
    func aValueThatIsNoTokenMayBeMeant(node: String, rule: String?) throws {
        let findings = try found("  - \(node)")
        #expect(findings.count == (rule == nil ? 0 : 1), "\(findings)")
        #expect(findings.allSatisfy { $0.hasSuffix("[\(rule ?? "")]") }, "\(findings)")
    }

    private static let ink = "  - { text: a, foreground: \"{color.ink}\" }\n"

    /// One colour that is written out stands out among others; where many are, tokens are no rule.
    @Test(arguments: [
        (4, "\"#C2185B\"", 1), (3, "\"#C2185B\"", 0), (4, "white", 0), (4, "\"#FFFFFF\"", 0),
        (4, "\"#C2185B80\"", 0), (4, "\"#C2185B\", audit: { ignore: literal-color, reason: a flag }", 0),
    ])
    func aColorThatIsWrittenOutStandsOutAmongTokens(count: Int, color: String, found: Int) throws {
        let nodes = String(repeating: Self.ink, count: count) + "  - { text: b, foreground: \(color) }"
        let findings = try self.found(nodes)
        #expect(findings.count == found, "\(findings)")
        #expect(findings.allSatisfy { $0.hasSuffix("[literal-color]") }, "\(findings)")
    }

    // MARK: Several scenes

    /// A token is one for texts where many have it, whichever scenes and libraries they are in.
    @Test(arguments: [(10, "", 1), (9, "", 0), (10, ", audit: { ignore: token-role, reason: a dot }", 0)])
    func aTokenOfManyTextsIsNoBackground(count: Int, audit: String, found: Int) throws {
        let text = "{ text: a, foreground: \"{color.ink}\" }"
        let dot = "  - { circle: 9, fill: \"{color.ink}\"\(audit) }"
        let library = "vitrine: 1\ncomponents: { one: { body: \(text) } }\n"
        var scene = AuditedScene(
            nodes: "\(String(repeating: "  - \(text)\n", count: count - 1))\(dot)",
            files: ["t.json": Self.tokens, "l.yaml": library])
        scene.top += "\ntokens: t.json\nimport: [l.yaml]"
        let findings = try scene.found(["token-role", "unused-ignore"])
        #expect(findings.count == found, "\(findings)")
        #expect(findings.allSatisfy { $0.contains("is the colour of 10 texts, and here of a background") })
    }

    /// A caret has the colour of what is written, and a divider that of what is around it.
    @Test(arguments: [("width: 2, height: 20", 0), ("height: 1", 0), ("size: 9", 1)])
    func aSlimBarIsNoBackground(frame: String, count: Int) throws {
        let text = "  - { text: a, foreground: \"{color.ink}\" }\n"
        let bar = "  - { capsule: , fill: \"{color.ink}\", frame: { \(frame) } }"
        #expect(try found(String(repeating: text, count: 10) + bar).count == count)
    }

    private static let whole = """
        {
          "space": {
            "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } },
            "m": { "$value": "{space.base}" }, "base": { "$value": { "value": 16, "unit": "px" } },
            "l": { "$value": { "value": 24, "unit": "px" } },
            "old": { "$value": { "value": 4, "unit": "px" }, "$deprecated": true }
          },
          "palette": {
            "$type": "color", "a": { "$value": "#FF0000" }, "b": { "$value": "#00FF00" }
          },
          "pair": { "$type": "color", "a": { "$value": "#0000FF" }, "b": { "$ref": "#/pair/c" },
            "c": { "$value": "#00FFFF" } },
          "type": {
            "title": { "$type": "typography", "$value": {
              "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 600,
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } }
          }
        }
        """

    private static func suite(_ nodes: [String]) throws -> Folder {
        let folder = try Folder()
        try folder.write(whole, "scenes/t.json")
        try folder.write("suite: 1\nscenes: ../scenes\n", "goldens/suite.yaml")
        for (number, node) in nodes.enumerated() {
            try folder.write(
                """
                vitrine: 1
                canvas: { width: 90, height: 90 }
                tokens: t.json
                body: [\(node)]
                """, "scenes/\(number).yaml")
        }
        return folder
    }

    private static let uses: [(nodes: [String], unused: [String])] = [
        (
            ["{ text: a, padding: \"{space.s}\" }", "{ text: b, padding: space.m }"],
            ["space.l", "palette.a", "palette.b", "pair.a", "pair.b", "type.title"]
        ),
        // A part of a value, a group, and a name in an expression.
        (
            [
                "{ text: a, font: { size: \"{type.title.fontSize}\" }, padding: \"{space.l + space.s}\" }",
                "{ forEach: { data: palette, content: [{ circle: 9, fill: \"{item.value}\" }] } }",
            ], ["space.m", "pair.a", "pair.b"]
        ),
    ]

    @Test(arguments: uses)
    func aTokenThatNoSceneUsesIsFoundInItsFile(nodes: [String], unused: [String]) throws {
        let folder = try Self.suite(nodes)
        func found(_ scenes: [String]) throws -> [String] {
            let result = try Tool.run(["audit", "--no-pixels", "--threads", "1"] + scenes, in: folder.url)
            return result.output.split(separator: "\n").map(String.init).filter {
                $0.hasSuffix("[unused-token]")
            }
        }
        let findings = try found([])
        #expect(findings.allSatisfy { $0.hasPrefix("scenes/t.json:") && $0.contains(": note: ") })
        let names = findings.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(names == unused)
        // The same scenes by their names; one of them does not tell.
        #expect(try found(["scenes/0.yaml", "scenes/1.yaml"]) == findings)
        #expect(try found(["scenes/0.yaml"]) == [])
    }
}
