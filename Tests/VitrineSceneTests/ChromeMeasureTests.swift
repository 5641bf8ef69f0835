import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

/// Measures of alerts, keyboards, badges and rows as pictures of iOS 26 have them, in points at three pixels
/// each.
@Suite("Measures of alerts and keyboards")
struct ChromeMeasureTests {
    private func frames(_ node: String, _ canvas: String, _ top: String = "") throws -> [(
        label: String, frame: Rect
    )] {
        var found: [(String, Rect)] = []
        func walk(_ placed: PlacedElement) {
            let text = (placed.element as? TextElement)?.content.string
            found.append((text ?? placed.element.label, placed.frame))
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut("vitrine: 1\ncanvas: \(canvas)\n\(top)body:\n  - \(node)\n").root)
        return found
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.34 }

    @Test(arguments: ["iphone-17-pro", "iphone-16e", "iphone-17-pro-max"])
    func alertsAreInTheMiddleOfTheSafeArea(_ name: String) throws {
        let device = try #require(Device.device(named: name))
        let all = try frames(
            "{ alert: { title: A, message: B, actions: [C, D] } }",
            "{ device: \(name), scale: 3, os: 26 }")
        let panel = try #require(all.first { $0.label == "surface" && $0.frame.width == 320 }?.frame)
        let middle = (device.safeArea.top + device.size.height - device.safeArea.bottom) / 2
        #expect(isClose(panel.height, 152) && isClose(panel.midY, middle))
        let title = try #require(all.first { $0.label == "A" }?.frame)
        #expect(isClose(title.minX, panel.minX + 30))
        let message = try #require(all.first { $0.label == "B" }?.frame)
        #expect(isClose(message.minX, panel.minX + 30) && message.minY > title.minY)
    }

    @Test(arguments: [(1, false), (2, true)])
    func secondKeyboardsBringAGlobeAndAKeyForEmoji(_ count: Int, _ hasMark: Bool) throws {
        let marks = ["EN", "DE"].prefix(count).joined(separator: ", ")
        let all = try frames(
            "{ keyboard: { languages: [\(marks)] } }", "{ device: iphone-17-pro, scale: 3, os: 26 }")
        #expect(all.contains { $0.label == "EN" } == hasMark)
        let keys = all.filter { $0.label == "surface" && isClose($0.frame.height, 43) }.map(\.frame)
        #expect(isClose(keys.map(\.minX).min() ?? 0, 6.67))
        #expect(isClose(402 - (keys.map(\.maxX).max() ?? 0), 6.67))
        let last = try #require(keys.map(\.minY).max())
        let bottom = keys.filter { $0.minY == last }.sorted { $0.minX < $1.minX }
        #expect(bottom.count == (hasMark ? 4 : 3))
        if hasMark { #expect(isClose(bottom[0].width, 43) && isClose(bottom[1].width, 43)) }
    }

    @Test func emptySuggestionsHaveTwoLines() throws {
        let all = try frames(
            "{ keyboard: { suggestions: [] } }", "{ device: iphone-17-pro, scale: 3, os: 26 }")
        #expect(all.filter { $0.label == "divider" }.count == 2)
    }

    /// The separator below a row of other nodes begins at its first text, except one on a surface.
    @Test(arguments: [
        ("{ hstack: [{ circle: 24 }, { text: Name }], spacing: 10 }", 34.0),
        ("{ text: Name }", 0), ("{ hstack: [{ button: Name }, spacer] }", 0),
        ("{ row: { leading: [{ hstack: [{ circle: 24 }, { text: Name }], spacing: 10 }] } }", 34),
        ("{ row: { leading: [{ circle: 24 }, { text: Name }] } }", 32),
    ])
    func separatorsBeginAtTheTextOfAnyNode(_ row: String, _ start: Double) throws {
        let all = try frames(
            "{ list: { sections: [{ rows: [\(row), { text: Last }] }] } }",
            "{ device: iphone-17-pro, scale: 3, os: 26 }")
        let line = try #require(all.first { $0.label == "divider" || $0.label == "separator" }?.frame)
        #expect(isClose(line.minX, 16 + 16 + start) && isClose(line.maxX, 402 - 32))
    }

    /// A row of the scene's own nodes is as high as one that is that node.
    @Test func leadingNodesHaveTheInsetsOfAnyRow() throws {
        func top(_ row: String) throws -> Double? {
            let list = "{ list: { sections: [{ rows: [\(row), { text: Last }] }] } }"
            return try frames(list, "{ device: iphone-17-pro, scale: 3, os: 26 }")
                .first { $0.label == "Last" }?.frame.minY
        }
        let node = "{ vstack: [{ text: Name }, { text: Below }], alignment: leading }"
        #expect(try top("{ row: { leading: [\(node)] } }") == top("{ hstack: [\(node), spacer] }"))
    }

    /// As a row a slider is as high as its thumb between the row's insets, as a toggle is as its track.
    @Test func slidersMakeRowsNoHigherThanOthers() throws {
        func top(_ row: String) throws -> Double {
            let all = try frames(
                "{ list: { sections: [{ rows: [\(row), { text: Last }] }] } }",
                "{ device: iphone-17-pro, scale: 3, os: 26 }")
            return try #require(all.first { $0.label == "Last" }?.frame).minY
        }
        let toggle = try top("{ toggle: true }")
        #expect(try abs(top("{ slider: 0.5 }") - toggle) <= 4 && top("{ slider: 0.5 }") <= toggle)
    }

    @Test(arguments: ["xSmall", "medium", "large"])
    func titlesOfBarsDoNotShrink(_ size: String) throws {
        let all = try frames(
            "{ navigationBar: { title: Title, trailing: [{ title: Edit }] } }",
            "{ device: iphone-17-pro, scale: 3, os: 26, dynamicType: \(size) }")
        let reference = try frames(
            "{ navigationBar: { title: Title, trailing: [{ title: Edit }] } }",
            "{ device: iphone-17-pro, scale: 3, os: 26 }")
        for label in ["Title", "Edit"] {
            #expect(
                all.first { $0.label == label }?.frame == reference.first { $0.label == label }?.frame)
        }
    }

    @Test(arguments: [(26, 19.67), (18, 16)])
    func badgesOfTabsAreAsHighAsMeasured(_ os: Int, _ height: Double) throws {
        let all = try frames(
            "{ tabBar: { items: [{ icon: house, label: A, badge: 3 }, { icon: star, label: B }] } }",
            "{ device: iphone-17-pro, scale: 3, os: \(os) }")
        #expect(all.contains { $0.label == "surface" && isClose($0.frame.height, height) })
    }
}
