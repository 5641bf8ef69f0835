import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene

/// Content fades along the whole edge of what a bar lies in, however narrow the bar is, as in SwiftUI.
@Suite struct EdgeEffectWidthTests {
    private static let inset =
        "safeAreaInset: { edge: bottom, edgeEffect: true, content: [{ text: Buy, padding: 8 }] }"

    /// Returns the left and right ends of what fades and blurs.
    private func ends(_ node: String, direction: String = "ltr") throws -> [[Double]] {
        let canvas = "{ width: 200, height: 200, scale: 1, layoutDirection: \(direction) }"
        let scene = SceneText.node(node, canvas: canvas)
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        var ends: [[Double]] = []
        list.items.forEachNumbered { _, item in
            guard case .progressiveBlur(let area, _) = item.content,
                case .fill(let shape) = area.operands.first?.geometry
            else { return }
            ends.append([shape.bounds.minX, shape.bounds.maxX])
        }
        return ends
    }

    private static let long = "{ rectangle: , frame: { maxWidth: infinity, height: 900 } }"

    @Test(arguments: [
        ("{ scroll: [\(long)], \(inset) }", [0.0, 200]),
        ("{ scroll: [\(long)], alignment: leading, \(inset) }", [0, 200]),
        ("{ scroll: [\(long)], padding: { horizontal: 20 }, \(inset) }", [0, 200]),
        // A fixed height, around which the bar lies.
        ("{ scroll: [\(long)], frame: { width: 120, height: 100 }, \(inset) }", [40, 160]),
        ("{ rectangle: , frame: { width: 120, height: 100 }, \(inset) }", [40, 160]),
    ])
    func contentFadesAlongTheWholeEdge(node: String, expected: [Double]) throws {
        #expect(try ends(node) == [expected])
        #expect(try ends(node, direction: "rtl") == [expected])
    }

    /// A bar that is wider than what it lies in fades all that is under it.
    @Test func aWideBarFadesItsOwnWidth() throws {
        let wide = "{ rectangle: , frame: { width: 80, height: 20 } }"
        let bar = "safeAreaInset: { edge: top, edgeEffect: true, content: \(wide) }"
        #expect(try ends("{ rectangle: , frame: { width: 40, height: 60 }, \(bar) }") == [[60, 140]])
    }
}
