import Testing

@Suite("Contrast is that of what people are to read, in the colours that it has")
struct ContrastExemptionTests {
    /// Returns the ids and lines of the rules about contrast that find something in some nodes.
    private func found(
        _ nodes: String, top: String = "", appearance: String = "light", time: Double = 0
    ) throws -> [String] {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 390, height: 200, scale: 2, appearance: \(appearance), time: \(time) }
            background: { light: white, dark: "#12385A" }
            \(top)
            body:
            \(nodes)

            """, "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--threads", "1"], in: folder.url)
        try #require(result.code < 2, "\(result.output)\(result.errors)")
        return result.output.split(separator: "\n").map(String.init).filter { $0.hasSuffix("contrast]") }
    }

    // MARK: What is disabled

    private static let picker =
        "segmentedPicker: { segments: [{ label: Grid }, { label: List, disabled: true }], selection: 0 }"

    private static let parts: [(nodes: String, text: String?)] = [
        ("  - \(picker)", nil),
        ("  - menu: [{ title: Rename, state: disabled }, { title: Copy }]", nil),
        ("  - navigationBar: { title: Hi, trailing: [{ title: Send, state: disabled }] }", nil),
        ("  - { \(picker), opacity: 0.4 }", "Grid"),
    ]

    @Test(arguments: parts)
    func partsThatAreDisabledNeedNoContrast(nodes: String, text: String?) throws {
        let findings = try found(nodes)
        #expect(findings.count == (text == nil ? 0 : 1), "\(findings)")
        #expect(findings.allSatisfy { $0.contains("\"\(text ?? "")\"") }, "\(findings)")
    }

    // MARK: Glass that adapts

    private static func minimized(_ paint: String) -> String {
        """
          - tabBar:
              items: [{ icon: house.fill, label: Home }, { icon: music.note, label: New }]
              selected: 0
              search: true
              minimized: true
              accessory:
                - { text: Night bus }
                - spacer
                - { icon: pause.fill, font: 18 }
                - { icon: forward.fill, font: 16\(paint) }
        """
    }

    /// The dark form has one group more than the light one, so that the symbols have other numbers.
    @Test func symbolsOnGlassHaveTheColorsOfTheFormThatIsSeen() throws {
        #expect(try found(Self.minimized(""), appearance: "dark") == [])
        let pale = try found(Self.minimized(", foreground: \"#1F456A\""), appearance: "dark")
        #expect(pale.count == 1 && pale.first?.contains("the symbol") == true, "\(pale)")
    }

    // MARK: Layers of symbols

    private static let gradients: [(colors: String, isFound: Bool)] = [
        ("\"#7A5CFF\", \"#E0356B\"", false), ("\"#DDDDDD\", \"#EEEEEE\"", true),
    ]

    @Test(arguments: gradients)
    func theMostOpaqueLayerOfAGradientIsMeasured(colors: String, isFound: Bool) throws {
        let findings = try found(
            """
              - icon: person.2.fill
                font: 40
                symbolRenderingMode: hierarchical
                foreground: { linearGradient: { colors: [\(colors)], from: topLeading, to: bottomTrailing } }
            """)
        #expect(findings.count == (isFound ? 1 : 0), "\(findings)")
    }

    // MARK: What lies behind

    private static let pale = "  - { text: Pale, foreground: \"#BBBBBB\", alignment: top }\n"

    @Test(arguments: [("isModal", 0), ("isHeader", 1)])
    func whatLiesBehindAModalElementIsNotRead(trait: String, count: Int) throws {
        let front = "  - { vstack: [{ text: Front }], accessibility: { traits: \(trait) } }"
        #expect(try found(Self.pale + front).count == count)
    }

    @Test func whatLiesInAModalElementIsRead() throws {
        let text = "{ text: Front, foreground: \"#BBBBBB\" }"
        #expect(try found("  - { vstack: [\(text)], accessibility: { traits: isModal } }").count == 1)
    }

    // MARK: Moments of motion

    private static let script =
        "states: { isOn: [true, false] }\n"
        + "script: [{ at: 0.1, set: { isOn: false }, animation: { linear: 1 } }]"

    @Test(arguments: [(0, 0), (0.95, 0), (3, 1)])
    func aTextThatFadesIsMeasuredAtItsEnds(time: Double, count: Int) throws {
        let fading = "  - { text: Pale, opacity: { when: { state: { isOn: true } }, then: 1, else: 0.3 } }"
        #expect(try found(fading, top: Self.script, time: time).count == count)
    }

    @Test func aTextThatGoesIsNotMeasuredOnItsWay() throws {
        let leaving = "  - { text: Pale, when: { state: { isOn: true } }, transition: opacity }"
        #expect(try found(leaving, top: Self.script, time: 0.9) == [])
        let faint = "  - { text: Pale, opacity: 0.3 }"
        #expect(try found(faint, top: Self.script, time: 0.9).count == 1)
    }

    /// The system sets the colour of a status bar by what a screen comes to rest at.
    @Test(arguments: [(0.5, false), (3, true)])
    func aStatusBarIsMeasuredWhereNothingIsOnItsWay(time: Double, isFound: Bool) throws {
        let nodes = """
              - { rectangle: , fill: "#BBBBBB" }
              - { circle: 20, offset: { x: { when: { state: { isOn: true } }, then: 0, else: 90 } } }
              - statusBar: { style: light }
            """
        let findings = try found(nodes, top: Self.script, time: time)
        #expect(findings.contains { $0.contains("9:41") } == isFound, "\(findings)")
    }
}
