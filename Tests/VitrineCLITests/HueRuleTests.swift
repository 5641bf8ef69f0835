import Testing

@Suite("Marks do not mean something by their hue alone")
struct HueRuleTests {
    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(nodes: nodes).found(["hue-alone"])
    }

    @Test func pageShowsWhatTheRuleFinds() throws {
        let (wrong, right) = try AuditedScene.examples(of: "hue-alone")
        #expect(try found(wrong).count == 1)
        #expect(try found(right) == [])
    }

    private static let (green, red) = ("\"#43A047\"", "\"#E53935\"")

    private static func dots(_ one: String, _ other: String, _ rest: String = "") -> String {
        "  - { hstack: [{ circle: 12, fill: \(one) }, { circle: 12, fill: \(other) }\(rest)], spacing: 40 }"
    }

    private static func named(_ one: String, _ other: String, _ place: String) -> String {
        func lamp(_ name: String, _ color: String) -> String {
            let parts = ["{ circle: 12, fill: \(color) }", "{ text: \(name) }"]
            return (place == "after" ? parts.reversed() : parts).joined(separator: ", ")
        }
        return "  - hstack: [\(lamp("Server A", one)), \(lamp("Server B", other))]"
    }

    private static func rows(_ one: String, _ other: String) -> String {
        """
          - row: { title: Server A, content: [{ circle: 12, fill: \(one) }] }
          - row: { title: The other one, content: [{ circle: 12, fill: \(other) }] }
        """
    }

    private static func lamps(_ colors: [String], _ states: [String] = []) -> String {
        let rows = colors.enumerated().map { index, color in
            let state = states.isEmpty ? "" : ", content: [{ text: \(states[index]) }]"
            return "{ row: { title: Server \(index), leading: [{ circle: 12, fill: \(color) }]\(state) } }"
        }
        return "  - vstack: [\(rows.joined(separator: ", "))]"
    }

    private static func swatches(_ traits: String) -> String {
        let colors = [green, red, "\"#1E88E5\"", "\"#FDD835\""]
        let circles = colors.map {
            "{ circle: 24, fill: \($0), accessibility: { label: A, traits: [\(traits)] } }"
        }
        return "  - hstack: [\(circles.joined(separator: ", "))]"
    }

    private static func series(_ colors: String, _ rest: String = "") -> String {
        let parts = colors.split(separator: " ").enumerated().map { index, color in
            "{ name: S\(index), values: [\(index + 1), 2], color: \(color)\(index == 0 ? rest : "") }"
        }
        return "series: [\(parts.joined(separator: ", "))]"
    }

    private static func field(_ color: String) -> String {
        "{ textField: { text: Ada }, stroke: { paint: \(color), width: 2 } }"
    }

    private static let cases: [(nodes: String, count: Int)] = [
        (dots(green, red), 1), (dots(green, green), 0),
        // They differ in lightness.
        (dots("\"#1B5E20\"", "\"#EF9A9A\""), 0), (dots("blue", "orange"), 0),
        // They are near in everyone's eyes.
        (dots("\"#43A047\"", "\"#4CA64F\""), 0),
        // Forms tell them apart.
        (
            "  - hstack: [{ circle: 12, fill: \(green) }, { rectangle: , frame: { width: 12, height: 12 }, fill: \(red) }]",
            0
        ),
        ("  - hstack: [{ circle: 12, fill: \(green) }, { circle: 16, fill: \(red) }]", 0),
        // A name before a lamp says whose state it shows, one after it what its colour means.
        (named(green, red, "after"), 1), (named(green, green, "after"), 0), (named(green, red, "before"), 0),
        ("  - vstack:\n" + rows(green, red).replacing("  - ", with: "      - "), 1),
        ("  - vstack:\n" + rows(green, "black").replacing("  - ", with: "      - "), 0),
        // A lamp before the name of a row: a state if colours come back, and nothing says it in words.
        (lamps([green, red, green]), 1), (lamps([green, red, green], ["On", "Off", "On"]), 0),
        (lamps([green, red, "\"#FDD835\""]), 0), (lamps([green, red]), 0),
        (lamps([green, "black", green]), 0),
        // Colours to choose from are what they look like; lamps are not.
        (swatches("isButton"), 0), (swatches("isImage"), 1),
        // Neighbours count.
        (dots(green, red).replacing("spacing: 40", with: "spacing: 140"), 0),
        // Labels do.
        (
            """
              - hstack: [{ circle: 12, fill: \(green) }, { text: On }]
              - hstack: [{ circle: 12, fill: \(red) }, { text: Off }]
            """, 0
        ),
        (
            """
              - vstack:
                  - hstack: [{ circle: 12, fill: \(green) }, { text: On }]
                  - hstack: [{ circle: 12, fill: \(red) }, { text: Off }]
            """, 0
        ),
        // One word for both is no label.
        ("  - hstack: [{ text: State, foreground: \(green) }, { text: State, foreground: \(red) }]", 1),
        // A picture.
        (dots(green, red).replacing("circle: 12", with: "circle: 70"), 0),
        ("  - zstack: [{ circle: 12, fill: \(green) }, { circle: 12, fill: \(red) }]", 0),
        // An ornament.
        (dots(green, red).replacing("spacing: 40", with: "accessibility: { hidden: true }"), 0),
        ("  - chart: { kind: line, \(series("\(green) \(red)")) }", 1),
        ("  - chart: { kind: line, \(series("\(green) \(red)", ", dash: true")) }", 0),
        ("  - chart: { kind: bar, \(series("\(green) \(red) blue")) }", 1),
        ("  - chart: { kind: ring, \(series("\(green) \(red)")) }", 1),
        ("  - chart: { kind: ring, \(series("blue orange")) }", 0),
        ("  - { vstack: [\(field(green)), \(field(red))], spacing: 60 }", 1),
        ("  - { vstack: [\(field("black")), \(field(red))], spacing: 60 }", 1),
        ("  - { vstack: [\(field("white")), \(field("black"))], spacing: 60 }", 0),
    ]

    @Test(arguments: cases)
    func whatOnlySomeSeeIsFound(nodes: String, count: Int) throws {
        #expect(try found(nodes).count == count, "\(nodes)")
    }

    private static func fields(_ first: String, _ second: String, between: String = "") -> String {
        "  - { vstack: [\(first)\(between), \(second)], spacing: 10 }"
    }

    private static func framed(_ label: String, _ color: String, width: Int = 1) -> String {
        "{ textField: { label: \(label), text: Ada }, stroke: { paint: \(color), width: \(width) } }"
    }

    private static let grey = "\"#857561\""

    /// A frame says what is required or wrong with lightness, a width, a sign or words, and not by its hue.
    @Test(arguments: [
        (fields(framed("Name", grey), framed("Town", "\"#B3261E\"")), 1),
        (fields("{ vstack: [\(framed("Name", grey))] }", framed("Town", "\"#B3261E\"")), 1),
        (fields(framed("Name", grey), framed("Town", grey)), 0),
        // A red frame needs words, however it stands out.
        (fields(framed("Name", grey), framed("Town", "\"#B3261E\"", width: 2)), 1),
        (fields(framed("Name", grey), framed("Town *", "\"#B3261E\"")), 0),
        (fields(framed("Name", "\"#D8D0C4\""), framed("Town", "\"#8C1D18\"")), 1),
        (fields(framed("Name", "\"#D8D0C4\""), framed("Town", "\"#3A2F20\"")), 0),
        (fields(framed("Name", grey), framed("Town", "\"#6F6F6F\"")), 0),
        (fields(framed("Name", "\"#B3261E\""), "{ text: A, padding: 40 }, " + framed("Town", grey)), 1),
        (
            fields(
                framed("Name", "\"#B3261E\""), framed("Town", grey), between: ", { text: It is too short }"),
            0
        ),
    ])
    func aFieldIsToldByMoreThanTheHueOfItsFrame(nodes: String, count: Int) throws {
        var scene = AuditedScene(nodes: nodes)
        scene.top = "canvas: { width: 320, height: 320, scale: 1 }\nbackground: white"
        #expect(try scene.found(["hue-alone"]).count == count, "\(nodes)")
    }

    private static func servers(_ names: [String], _ colors: [String]) -> String {
        let rows = zip(names, colors).map { name, color in
            "{ hstack: [{ icon: circle.fill, font: 16, foreground: \(color) }, { text: \(name) }] }"
        }
        return rows.joined(separator: ", ")
    }

    private static let lights = ["\"#6BD694\"", "\"#F2B84B\"", "\"#FF9A90\""]

    /// Where a scene is about states, the colours of traffic lights are states; elsewhere they may be a key.
    @Test(arguments: [
        ("Server status", ["Website", "Search", "Uploads"], lights, 1),
        ("Nutrients", ["Fat", "Carbs", "Protein"], lights, 0),
        ("Server status", ["Running", "Slow", "Down"], lights, 0),
        (
            "Server status", ["Website", "Search", "Uploads"], ["\"#6BD694\"", "\"#6BD694\"", "\"#6BD694\""],
            0
        ),
        (
            "Server status", ["Website", "Search", "Uploads"], ["\"#6BD694\"", "\"#4B7BF2\"", "\"#FF9A90\""],
            0
        ),
    ])
    func aTrafficLightIsNoKey(title: String, names: [String], colors: [String], count: Int) throws {
        let nodes = "  - vstack: [{ text: \(title) }, \(Self.servers(names, colors))]"
        #expect(try found(nodes).count == count)
    }

    private static func chips(_ traits: String) -> String {
        func chip(_ word: String, _ color: String, _ traits: String) -> String {
            "{ text: \(word), padding: 8, background: \(color), accessibility: { traits: [\(traits)] } }"
        }
        return "  - hstack: [\(chip("Daily", red, "isButton\(traits)")), \(chip("Weeks", green, "isButton"))]"
    }

    @Test(arguments: [(", isSelected", 1), ("", 0)])
    func aStateIsFoundWhateverTheWords(traits: String, count: Int) throws {
        #expect(try found(Self.chips(traits)).count == count)
    }
}
