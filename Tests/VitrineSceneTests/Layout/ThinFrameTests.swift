import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineLayout

/// Lengths below a device pixel: what has a length is drawn.
@Suite struct ThinFrameTests {
    private func rectangle(_ node: String, scale: Int) throws -> Rect {
        func frame(_ placed: PlacedElement) -> Rect? {
            placed.element.label == "rectangle"
                ? placed.frame : placed.children.lazy.compactMap { frame($0) }.first
        }
        let canvas = "{ width: 100, height: 60, scale: \(scale) }"
        return try #require(
            frame(try SceneRun.laidOut(SceneText.node(node, canvas: canvas)).root))
    }

    @Test(arguments: [0.05, 0.2, 0.33, 0.4, 0.49, 0.5], [1, 2, 3])
    func aLineIsAtLeastAPixel(height: Double, scale: Int) throws {
        for offset in [0, 0.1, 0.25, 1.0 / 3, 0.5, 0.9] {
            let frame = try rectangle(
                "{ rectangle: , frame: { height: \(height) }, position: { x: 50, y: \(20 + offset) } }",
                scale: scale)
            let pixels = frame.height * Double(scale)
            #expect(pixels >= 1 - 1e-9 && pixels <= max(height * Double(scale), 1) + 1, "\(frame)")
            let middle = 20 + offset
            #expect(frame.minY <= middle + 1e-9 && frame.maxY >= middle - 1e-9, "\(frame) \(middle)")
        }
    }

    @Test func nothingStaysNothing() throws {
        let frame = try rectangle("{ rectangle: , frame: { height: 0, width: 10 } }", scale: 3)
        #expect(frame.height == 0)
    }
}
