import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// Nodes within others that ignore the safe area, as in SwiftUI: a node that reaches its edge grows to the edge
/// of the screen, and what is around it stays.
@Suite struct SafeAreaTests {
    private static let canvas = "{ width: 100, height: 200, scale: 1, safeArea: { top: 20, bottom: 10 } }"

    private func frames(_ body: String, canvas: String = canvas) throws -> [String: [Double]] {
        let scene = try SceneRun.laidOut(SceneText.node(body, canvas: canvas))
        return try LayoutCase.frames(ofDump: scene.dump.jsonText())
    }

    @Test(arguments: [
        // A column of a row, one that does not ignore it, and what is inside.
        (
            "{ hstack: [{ rectangle: , id: a, ignoresSafeArea: true }, { rectangle: , id: b }], spacing: 0 }",
            ["#a": [0, 0, 50, 200], "#b": [50, 20, 50, 170]]
        ),
        // A bar at the top of a column: only that edge, and what follows stays.
        (
            """
            { vstack: [{ rectangle: , id: a, frame: { maxHeight: 30 }, ignoresSafeArea: [top] }, \
            { rectangle: , id: b }], spacing: 0 }
            """, ["#b": [0, 50, 100, 140]]
        ),
        (
            "{ vstack: [{ rectangle: , id: a }, { rectangle: , id: b, ignoresSafeArea: [bottom] }], spacing: 0 }",
            ["#a": [0, 20, 100, 85], "#b": [0, 105, 100, 95]]
        ),
        // Three levels deep, and behind a column as its background.
        (
            "{ zstack: [{ hstack: [{ vstack: [{ rectangle: , id: a, ignoresSafeArea: true }] }] }] }",
            ["#a": [0, 0, 100, 200]]
        ),
        (
            """
            { vstack: [{ rectangle: , id: b }], background: { rectangle: , id: a, ignoresSafeArea: true } }
            """, ["#a": [0, 0, 100, 200], "#b": [0, 20, 100, 170]]
        ),
        // It does not reach the edge.
        (
            "{ vstack: [{ rectangle: , id: a, ignoresSafeArea: true }], padding: 5 }",
            ["#a": [5, 25, 90, 160]]
        ),
        // What is inside a node that has grown has no safe area left to ignore.
        (
            """
            { vstack: [{ vstack: [{ rectangle: , id: a, ignoresSafeArea: true }], ignoresSafeArea: true }] }
            """, ["#a": [0, 0, 100, 200]]
        ),
        // The canvas makes the room for nodes of the body, once.
        (
            "{ vstack: [{ rectangle: , id: a, ignoresSafeArea: [top] }], ignoresSafeArea: [bottom] }",
            ["#a": [0, 0, 100, 200]]
        ),
        // Content of its own size begins at the edge of the screen.
        (
            "{ vstack: [{ rectangle: , id: a, frame: { size: 30 }, ignoresSafeArea: true }, spacer] }",
            ["#a": [35, 0, 30, 30]]
        ),
    ])
    func aNodeThatReachesTheEdgeGrows(body: String, expected: [String: [Double]]) throws {
        let found = try frames(body)
        for (id, frame) in expected { #expect(found[id] == frame, "\(id) \(found[id] ?? [])") }
    }

    @Test func sidesFollowTheDirection() throws {
        let canvas = "{ width: 100, height: 200, scale: 1, safeArea: { leading: 20, trailing: 10 } }"
        let node = "{ vstack: [{ rectangle: , id: a, ignoresSafeArea: [leading] }] }"
        #expect(try frames(node, canvas: canvas)["#a"] == [0, 0, 90, 200])
    }

    /// Each screen in a device frame has a safe area of its own.
    @Test func screensOfDevicesHaveTheirOwn() throws {
        let body = """
            { deviceFrame: { device: iphone-se, bezel: 0, content: [{ statusBar: }, { hstack: [{ rectangle: , \
            id: a, ignoresSafeArea: true }] }] } }
            """
        let found = try frames(body, canvas: "{ width: 400, height: 700, scale: 1 }")
        #expect(found["#a"]?[2] == 375 && found["#a"]?[3] == 667, "\(found["#a"] ?? [])")
    }

    @Test(arguments: [
        ("{ vstack: [{ rectangle: , ignoresSafeArea: true }], padding: 5 }", true),
        ("{ scroll: [{ rectangle: , frame: { height: 30 }, ignoresSafeArea: true }] }", true),
        ("{ vstack: [{ rectangle: , ignoresSafeArea: true }] }", false),
        ("{ vstack: [{ rectangle: , ignoresSafeArea: false }], padding: 5 }", false),
        ("{ rectangle: , ignoresSafeArea: true }", false),
    ])
    func aNodeThatReachesNoEdgeIsWarnedOf(body: String, isWarned: Bool) throws {
        let said = try SurpriseTests.said("  - \(body)", canvas: Self.canvas)
        #expect(
            said.contains("`ignoresSafeArea` changes nothing on a node within another") == isWarned, "\(said)"
        )
        #expect(isWarned || said.isEmpty, "\(said)")
    }

    /// A canvas without a safe area has nothing to ignore, and nothing to warn of.
    @Test func withoutASafeAreaNothingIsSaid() throws {
        let body = "  - { vstack: [{ rectangle: , ignoresSafeArea: true }], padding: 5 }"
        #expect(try SurpriseTests.said(body) == "")
    }
}
