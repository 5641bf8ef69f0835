import Testing

@Suite("vitrine audit --stress looks at what people set, and at what comes later")
struct StressRuleTests {
    private static let rules = ["contrast", "invisible-text"]

    @Test(arguments: [("\"#EEEEEE\"", 1), ("black", 0)])
    func whatAScrollBringsUnderATextCounts(last: String, count: Int) throws {
        let scene = AuditedScene(
            top: "canvas: { width: 200, height: 200, scale: 1 }\nbackground: black",
            nodes: """
                  - scroll:
                      - { rectangle: , fill: black, frame: { width: 200, height: 300 } }
                      - { rectangle: , fill: \(last), frame: { width: 200, height: 300 } }
                    frame: { width: 200, height: 200 }
                  - { text: Bar, foreground: white, alignment: top }
                """)
        #expect(try scene.found(Self.rules, []).isEmpty)
        #expect(try scene.found(Self.rules, ["--stress"]).count == count)
    }

    /// What scrolls comes and goes; it is measured where it is.
    @Test func whatScrollsIsNotMeasuredUnderABar() throws {
        let scene = AuditedScene(
            top: "canvas: { width: 200, height: 200, scale: 1 }\nbackground: white",
            nodes: """
                  - scroll:
                      - { rectangle: , fill: white, frame: { width: 200, height: 300 } }
                      - { text: Pale, foreground: "#AAAAAA" }
                    frame: { width: 200, height: 200 }
                """)
        #expect(try scene.found(Self.rules, ["--stress"]).isEmpty)
    }

    private static let sizes: [(nodes: String, isFound: Bool)] = [
        // Bars stay small on iOS, which shows their words large under a finger.
        ("  - navigationBar: { title: Notifications, trailing: [{ icon: plus }] }", false),
        ("  - segmentedPicker: { segments: [Notices, Messages, Reminders] }", false),
        ("  - hstack: [{ text: Notifications and sounds, lineLimit: 1 }, { icon: plus }]", true),
        (
            "  - list: [{ row: { title: Notifications, content: [{ text: Every morning, lineLimit: 1 }] } }]",
            true
        ),
    ]

    /// At the largest sizes what an author can mend is found.
    @Test(arguments: sizes)
    func textsThatHaveToGrowAreFound(nodes: String, isFound: Bool) throws {
        let scene = AuditedScene(top: "canvas: { device: iphone-se }", nodes: nodes)
        #expect(try scene.found(["truncated-text"]).isEmpty)
        let findings = try scene.found(["truncated-text"], ["--stress", "--no-pixels"])
        #expect(findings.isEmpty != isFound, "\(findings)")
    }

    private static func grid(of height: Int) -> String {
        """
          - vstack:
              - lazyVGrid:
                  - forEach:
                      data: [Low tide, Paper lanterns, Tall grass, Night bus]
                      content:
                        vstack:
                          - { roundedRectangle: 14, fill: "#1B3A8C", frame: { height: \(height) } }
                          - { text: "{item}", font: subheadline }
                columns: 2
            padding: 16
            frame: { width: 390, height: 420, alignment: top }
            clip: rectangle
          - tabBar:
              items: [{ icon: house, label: Home }, { icon: gear, label: Settings }]
              style: floating
            alignment: bottom
        """
    }

    /// A grid that goes on under a bar does so on purpose, whichever of its words are there.
    @Test(arguments: [(170, false), (100, true)])
    func whatRunsOnUnderABarIsMeant(height: Int, isFound: Bool) throws {
        let scene = AuditedScene(
            top: "canvas: { width: 390, height: 420, scale: 1 }", nodes: Self.grid(of: height))
        let found = try scene.found(["covered-text"], ["--stress", "--no-pixels"])
        #expect(found.isEmpty != isFound, "\(found)")
    }

    /// Between two states that can be read, nobody reads for an instant.
    @Test(arguments: [("{ easeInOut: 0.4 }", false), ("{ linear: 8 }", true)])
    func aMomentOfAShortWayIsNotRead(animation: String, isFound: Bool) throws {
        let scene = AuditedScene(
            top: """
                canvas: { width: 200, height: 100, scale: 1 }
                background: white
                states: { isOn: [false, true] }
                script: [{ at: 1, set: { isOn: true }, animation: \(animation) }]
                """,
            nodes: """
                  - text: Words
                    padding: 12
                    foreground: { when: { state: { isOn: true } }, then: white, else: black }
                    background: { when: { state: { isOn: true } }, then: black, else: white }
                """)
        let found = try scene.found(Self.rules, ["--stress"])
        #expect(found.isEmpty != isFound, "\(found)")
    }

    @Test func theFirstMomentThatFailsStandsFirst() throws {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 200, height: 100, scale: 1 }
            background: { when: { state: { isDark: true } }, then: "#777777", else: white }
            states: { isDark: [false, true] }
            script: [{ at: 1, set: { isDark: true } }]
            body: [{ text: Words, foreground: "#666666" }]

            """, "scene.yaml")
        let plain = try Tool.run(["audit", "scene.yaml", "--threads", "1"], in: folder.url)
        #expect(plain.code == 0, "\(plain.output)\(plain.errors)")
        let stressed = try Tool.run(["audit", "scene.yaml", "--stress", "--threads", "1"], in: folder.url)
        #expect(stressed.output.contains("[contrast]"), "\(stressed.output)\(stressed.errors)")
        #expect(stressed.output.contains("\n    in at 1"), "\(stressed.output)")
    }
}
