import Testing
import VitrinePixels
import VitrineRendering
import VitrineSessions
import VitrineStyle
import VitrineTestSupport

/// What a session remembers of a scene from one moment to the next changes no picture and no warning.
@Suite struct SessionMemoryTests {
    private static let head = """
        vitrine: 1
        tokens: app.tokens.json
        canvas: { width: 90, height: 60, scale: 1 }
        background: white
        states: { row: [rest, pressed], page: [list, detail] }
        script:
          - { at: 0, set: { row: pressed }, animation: { linear: 1 } }
          - { at: 0.5, set: { page: detail }, animation: { spring: { response: 0.4 } } }

        """
    private static let tokens = """
        { "color": { "$type": "color",
            "ink": { "$value": "#112233" },
            "old": { "$value": "{color.ink}", "$deprecated": "use {color.ink}" } },
          "space": { "$type": "dimension", "small": { "$value": "6px" } } }
        """
    private static let pressed = "when: { state: { row: pressed } }"
    private static let detail = "when: { state: { page: detail } }"

    /// Bodies of scenes, by what is remembered of them, or must not be.
    private static let bodies: [String: String] = [
        "values": """
          - circle: 10
            fill: { \(pressed), then: "{color.ink}", else: red }
            offset: { x: { \(pressed), then: 20, else: -20 }, y: "{space.small}" }
            scale: { \(detail), then: 1.5, else: 1 }
        """,
        "time": """
          - text: "{time < 0.5 ? 'Early' : 'Late'}"
            opacity: "{0.2 + time / 4}"
            padding: { top: "{space.small + 4 * time}" }
          - rectangle:
            frame: { width: 6, height: 6 }
            when: { time: ">=0.4" }
        """,
        "repeated nodes": """
          - vstack:
              - forEach:
                  as: item
                  data: [{ name: a, size: 4 }, { name: b, size: 9 }]
                  content:
                    hstack:
                      - text: "{item.name}{index}"
                        font: 8
                      - circle: "{item.size}"
                        opacity: { \(pressed), then: "{item.size / 10}", else: 0.1 }
        """,
        "deprecated tokens": """
          - rectangle:
            fill: "{color.old}"
            frame: { width: { \(detail), then: 20, else: 10 }, height: 8 }
          - circle: 6
            fill: "{color.old}"
        """,
        "phases": """
          - circle: 10
            phaseAnimator: { phases: [0, 8, 4], animation: { linear: 0.3 } }
            offset: { x: "{phase}" }
        """,
        "triggers": """
          - hstack:
              - activityIndicator: { trigger: row }
              - progressBar: { trigger: page }
                frame: { width: 30 }
              - icon: heart
                symbolEffect: { effect: bounce, trigger: row }
            padding: 4
        """,
        "lives": """
          - rectangle:
            fill: blue
            frame: { width: 20, height: 20 }
            \(detail)
            transition: opacity
          - { \(pressed), then: { text: Here }, else: { circle: 8 } }
        """,
        "rows of a file": """
          - vstack:
              - forEach:
                  as: row
                  data: rows.csv
                  content: { text: "{row.name}", font: 8, opacity: { \(pressed), then: 1, else: "{row.share}" } }
        """,
        "another environment": """
          - text: Dark
            environment: { appearance: dark }
            foreground: { \(pressed), then: primary, else: secondary }
        """,
    ]

    private static let components = """
        components:
          dot:
            parameters: { size: { type: number, default: 6 }, on: { type: flag, default: false } }
            body:
              circle: "{size}"
              fill: { when: { on: true }, then: red, else: "{color.ink}" }
              offset: { x: "{size * 2}" }
        body:
          - vstack:
              - dot: { size: { \(pressed), then: 14, else: 4 } }
              - dot: { on: { \(detail), then: true, else: false } }
              - dot: { size: "{4 + 6 * time}" }
              - dot

        """

    private static let scenes =
        bodies.mapValues { head + "body:\n" + $0 + "\n" }.merging(["components": head + components]) { $1 }

    private func configuration(at time: Double) -> RenderSession.Configuration {
        var configuration = RenderSession.Configuration()
        configuration.options.scene.time = time
        return configuration
    }

    private func check(_ session: RenderSession, _ folder: SessionFolder, at time: Double) throws {
        session.configuration = configuration(at: time)
        let frame = try session.update()
        let expected = try RenderSession(folder.scene, configuration: configuration(at: time)).update()
        #expect(frame.picture.pixels == expected.picture.pixels, "at \(time)")
        #expect(frame.warnings.rendered() == expected.warnings.rendered(), "at \(time)")
        #expect(frame.timeline.tracks == expected.timeline.tracks, "at \(time)")
        #expect(frame.reads.entries.keys.sorted() == expected.reads.entries.keys.sorted(), "at \(time)")
    }

    private func folder(_ name: String) throws -> SessionFolder {
        let folder = try SessionFolder()
        try folder.write(Self.scenes[name] ?? "", to: "scene.yaml")
        try folder.write(Self.tokens, to: "app.tokens.json")
        try folder.write("name,share\nfirst,0.2\nsecond,0.6\n", to: "rows.csv")
        return folder
    }

    @Test(arguments: scenes.keys.sorted())
    func momentsAreThoseOfAFreshSession(_ name: String) throws {
        let folder = try folder(name)
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        for time in [0, 0.1, 0.45, 0.5, 0.55, 0.9, 0.2, 2, 0.45] { try check(session, folder, at: time) }
    }

    @Test(arguments: scenes.keys.sorted())
    func editsOfAnyFileAreSeen(_ name: String) throws {
        let folder = try folder(name)
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        for time in [0, 0.3] { try check(session, folder, at: time) }
        try folder.write(Self.tokens.replacing("#112233", with: "#30D158"), to: "app.tokens.json")
        for time in [0.3, 0.6] { try check(session, folder, at: time) }
        try folder.write("name,share\nfirst,0.9\nother,0.1\n", to: "rows.csv")
        for time in [0.6, 0.2] { try check(session, folder, at: time) }
        let text = try #require(Self.scenes[name])
        try folder.write(text.replacing("at: 0.5", with: "at: 0.1"), to: "scene.yaml")
        for time in [0.2, 0.3] { try check(session, folder, at: time) }
        try folder.write(text, to: "scene.yaml")
        for time in [0.3, 0.2] { try check(session, folder, at: time) }
    }

    /// States that are switched by hand make another script of the same text.
    @Test func switchedStatesAreSeen() throws {
        let folder = try folder("values")
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        for time in [0, 0.3] { try check(session, folder, at: time) }
        for changes in [[StateChange(at: 0.1, ["page": "detail"])], []] {
            var configuration = configuration(at: 0.4)
            configuration.changes = changes
            session.configuration = configuration
            let expected = RenderSession(folder.scene, configuration: configuration)
            for _ in 0..<2 {
                #expect(try session.update().picture.pixels == (try expected.update()).picture.pixels)
            }
        }
    }
}
