import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

@testable import VitrineLayout

/// What is on the screen of a device frame is drawn as on a canvas of that device.
@Suite struct DeviceFrameTests {
    /// The bounds of what is painted for the nodes whose source contains a word.
    private static func bounds(of word: String, in items: [DisplayItem]) -> [Rect] {
        items.flatMap { item in
            if case .group(let group) = item.content { return bounds(of: word, in: group.items) }
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
            of: name, inScene: "vitrine: 1\ncanvas: { device: iphone-17, scale: 1 }\nbody: \(body)\n")
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
}
