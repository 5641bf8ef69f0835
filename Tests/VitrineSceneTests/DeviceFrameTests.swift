import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport
import VitrineText

@testable import VitrineLayout

/// What is on the screen of a device frame is drawn as on a canvas of that device.
@Suite struct DeviceFrameTests {
    /// The bounds of what is painted for the nodes whose source contains a word.
    private static func bounds(of word: String, in items: [DisplayItem]) -> [Rect] {
        items.flatMap { item in
            if case .group(let group) = item.content { return bounds(of: word, in: group.items) }
            if case .adaptive(let content) = item.content { return bounds(of: word, in: content.light) }
            return item.source.contains(word) ? [item.paintedBounds].compactMap { $0 } : []
        }
    }

    private static func bounds(of word: String, inScene text: String) throws -> [Rect] {
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(text).displayList(text: engine)
        return bounds(of: word, in: list.items)
    }

    @Test(
        arguments: [
            "tabBar: { items: [{ label: A, icon: star }, { label: B, icon: heart }] }",
            "navigationBar: Inbox", "toolbar: [{ icon: star }]",
        ], ["environment: { os: 18 }", "environment: { os: 26 }", "environment: { os: 18 }, opacity: 0.5"])
    func barsReachTheEdgesOfTheirScreen(bar: String, modifiers: String) throws {
        let name = String(bar.prefix { $0 != ":" })
        let edge = name == "navigationBar" ? "top" : "bottom"
        let body = "[{ \(bar), alignment: \(edge), \(modifiers) }]"
        let canvas = try Self.bounds(
            of: name, inScene: SceneText.body(body, canvas: "{ device: iphone-17, scale: 1 }"))
        let framed = try Self.bounds(
            of: name,
            inScene: """
                vitrine: 1
                canvas: { width: 402, height: 874, scale: 1 }
                body: [{ deviceFrame: { device: iphone-17, bezel: 0, content: \(body) } }]

                """)
        #expect(!canvas.isEmpty)
        #expect(canvas == framed)
    }

    /// Devices with an island show it once, over everything, wherever they show a status bar; those with a
    /// notch do so in their frames, as screenshots lack it.
    @Test(
        arguments: [
            ("statusBar", 1), ("{ statusBar: { island: false } }", 0), ("homeIndicator", 0),
            ("statusBar, dynamicIsland", 1), ("dynamicIsland, statusBar", 1),
            ("{ statusBar: , when: { os: 18 } }", 0),
        ])
    func statusBarsShowTheIsland(_ nodes: String, _ count: Int) throws {
        let body = "[\(nodes), { text: hi }]"
        for (device, expected) in [("iphone-17-pro", count), ("iphone-14", count), ("iphone-se", 0)] {
            let canvas = try Self.bounds(
                of: "dynamicIsland",
                inScene: SceneText.body(body, canvas: "{ device: \(device), scale: 1 }"))
            let isNotch = device == "iphone-14" && !nodes.contains("dynamicIsland")
            #expect(canvas.count == (isNotch ? 0 : expected))
            let framed = try Self.bounds(
                of: "dynamicIsland",
                inScene: """
                    vitrine: 1
                    canvas: { width: 440, height: 900, scale: 1 }
                    body: [{ deviceFrame: { device: \(device), bezel: 0, content: \(body) } }]

                    """)
            #expect(framed.count == expected)
        }
    }

    @Test func canvasesOfNoDeviceHaveNoIsland() throws {
        let scene = SceneText.body("[statusBar]", canvas: "{ width: 402, height: 874, scale: 1 }")
        #expect(try Self.bounds(of: "dynamicIsland", inScene: scene).isEmpty)
    }

    /// The upper corners of a notch curve outwards, into the edge of the display.
    @Test func notchesHaveOuterCurves() throws {
        let notch = try Self.bounds(
            of: "dynamicIsland",
            inScene: SceneText.body("[dynamicIsland]", canvas: "{ device: iphone-14, scale: 1 }"))
        #expect(notch == [Rect(x: 108, y: 0, width: 174, height: 33)])
    }
}
