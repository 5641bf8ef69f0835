import Testing

@Suite("Buttons at rest have no token of a moment")
struct TokenStateTests {
    private static let tokens = """
        {
          "color": {
            "$type": "color",
            "action": { "rest": { "$value": "#0A6B52" }, "pressed": { "$value": "#064433" } },
            "card": { "$value": "#E2F3EC" }, "cardHover": { "$value": "#C6E2D6" },
            "wave": { "pressed": { "$value": "#123A6B" } }
          }
        }
        """

    private func found(_ title: String, _ token: String, _ more: String) throws -> [String] {
        let nodes = """
              - text: \(title)
                padding: 16
                background: "{color.\(token)}"
                accessibility: { traits: isButton }\(more)
            """
        var scene = AuditedScene(nodes: nodes, files: ["t.json": Self.tokens])
        scene.top += "\ntokens: t.json"
        return try scene.found(["token-role"])
    }

    @Test(arguments: [("action.pressed", "Book the car"), ("cardHover", "Alle anzeigen")])
    func aTokenOfAMomentIsFound(token: String, title: String) throws {
        #expect(try found(title, token, "").count == 1)
    }

    @Test(arguments: [
        ("action.rest", "Book the car", ""), ("card", "Alle anzeigen", ""),
        // No other token is that of the same control.
        ("wave.pressed", "Book the car", ""),
        // What is shown as it is pressed.
        ("action.pressed", "Pressed", ""), ("action.pressed", "5", ""),
        ("action.pressed", "Book the car", "\n    scale: 0.96"),
    ])
    func whatMayBePressedIsNot(token: String, title: String, more: String) throws {
        #expect(try found(title, token, more) == [])
    }
}
